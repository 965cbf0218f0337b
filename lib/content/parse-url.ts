/** The URL that a text is; undefined when it is none. For browsers that have neither URL.parse nor URL.canParse. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
