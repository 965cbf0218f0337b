/** Finds an address in the markdown of a link or a picture, where it begins and ends. */
export function addressPattern(address: string): RegExp {
  const literal = address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<=\\]\\(\\s*<?|\\]:\\s*<?|<)${literal}(?=[\\s)>]|$)`, 'gm');
}
