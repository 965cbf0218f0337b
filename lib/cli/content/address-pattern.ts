/** A pattern that finds an address as the whole destination of a markdown link or picture. */
export function addressPattern(address: string): RegExp {
  const literal = address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<=\\]\\(\\s*<?|\\]:\\s*<?|<)${literal}(?=[\\s)>]|$)`, 'gm');
}
