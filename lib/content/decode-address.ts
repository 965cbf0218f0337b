/** Decodes an address or a part of one, such as "IMG%202041.JPG". Invalid percent-encoding stays unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
