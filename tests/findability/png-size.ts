const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Width and height of a PNG, such as "1200x630"; undefined for anything else. */
export function pngSize(file: Buffer): string | undefined {
  if (!file.subarray(0, 8).equals(SIGNATURE) || file.length < 24) return undefined;
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
