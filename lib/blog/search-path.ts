import { normalizeSearchText } from '#lib/content/search-text';

export const BLOG_PATH = '/blog';

/** Parses the search text of a query string, such as "?q=rain"; empty without one. */
export function parseSearch(search: string): string {
  return normalizeSearchText(new URLSearchParams(search).get('q') ?? '');
}

/** The path of the blog with a search text. */
export function searchHref(text: string): string {
  return text ? `${BLOG_PATH}?${new URLSearchParams({ q: text })}` : BLOG_PATH;
}

/** The internal path that renders a search of the blog; undefined without a search text. */
export function getSearchPath(search: string): string | undefined {
  const text = parseSearch(search);
  return text ? `${BLOG_PATH}/list/${Buffer.from(text).toString('base64url')}` : undefined;
}

/** Parses the search text in the last segment of such a path; undefined for segments that `getSearchPath` does not create. */
export function parseSearchPath(part: string): string | undefined {
  const text = Buffer.from(part, 'base64url').toString();
  return getSearchPath(searchHref(text).slice(BLOG_PATH.length))?.endsWith(`/${part}`) ? text : undefined;
}
