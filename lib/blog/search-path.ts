import { createQueryPath } from '#lib/content/query-path';
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

const searches = createQueryPath(`${BLOG_PATH}/list`, normalizeSearchText);

/** The internal path that renders a search of the blog; undefined without a search text. */
export function getSearchPath(search: string): string | undefined {
  return searches.getPath(parseSearch(search));
}

/** Parses the search text in the last segment of such a path; undefined for segments that `getSearchPath` does not create. */
export const parseSearchPath = searches.parseSegment;
