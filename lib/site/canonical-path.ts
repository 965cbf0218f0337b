/** Roots under which a capital letter means another thing. */
const EXACT = /^\/(?:_next|api|art|video|(?:case-studies|blog)\/list)\//;

/**
 * The one spelling of a path: single slashes, none at the end, and lower case for pages. Files (with a dot) and what lies
 * under the roots above keep their case. Says nothing about whether anything is there.
 */
export function canonicalPathOf(path: string): string {
  const plain = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (plain.includes('.') || EXACT.test(plain)) return plain;
  // Escapes such as %C3 mean the same in both cases; others on the way may write them in the other one.
  return plain.replaceAll(/%[0-9A-F]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
