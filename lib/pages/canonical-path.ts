/** Paths that are case-sensitive. */
const CASE_SENSITIVE_PATHS = /^\/(?:_next|api|art|video|(?:case-studies|blog)\/list)\//;

/**
 * The canonical form of a path: single slashes, no trailing slash, and lower case for pages. Files (with a dot) and the
 * paths above keep their case. The path need not exist.
 */
export function getCanonicalPath(path: string): string {
  const plain = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (plain.includes('.') || CASE_SENSITIVE_PATHS.test(plain)) return plain;
  // Percent-encodings such as %C3 are case-insensitive (RFC 3986, section 2.1), and proxies may change their case.
  return plain.replaceAll(/%[0-9A-F]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
