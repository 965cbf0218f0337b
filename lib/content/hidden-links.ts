const MARKDOWN_LINK = /\[([^\]]*)\]\(([^\s)]+)[^)]*\)/g;

/**
 * Content without links to pages that are not public yet: in markdown the words stay as plain text; a button or link of
 * its own (anything with an `href`) goes, and in a list the whole item that is such a link.
 */
export function withoutLinksTo<T>(content: T, hidden: ReadonlySet<string>): T {
  return hidden.size === 0 ? content : (cleaned(content, hidden) as T);
}

function cleaned(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    return value.replace(MARKDOWN_LINK, (link, words: string, href: string) => (isHidden(href, hidden) ? words : link));
  }
  if (Array.isArray(value)) return value.filter((item) => !linksTo(item, hidden)).map((item) => cleaned(item, hidden));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, item]) => !linksTo(item, hidden));
  return Object.fromEntries(kept.map(([name, item]) => [name, cleaned(item, hidden)]));
}

function linksTo(value: unknown, hidden: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null || !('href' in value)) return false;
  return typeof value.href === 'string' && isHidden(value.href, hidden);
}

/** The address may carry a host, a query, a hash or a slash at its end. */
function isHidden(href: string, hidden: ReadonlySet<string>): boolean {
  return hidden.has(href.replace(/^https?:\/\/[^/]+/, '').replace(/\/?(?:[?#].*)?$/, ''));
}
