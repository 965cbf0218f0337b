import { tidyText } from '#lib/content/search-text';

export const BLOG_PATH = '/blog';

/** The search of an address, such as "?q=rain"; empty when it asks for nothing. */
export function parseSearch(search: string): string {
  return tidyText(new URLSearchParams(search).get('q') ?? '');
}

/** The address of the blog with this search. */
export function searchHref(text: string): string {
  return text ? `${BLOG_PATH}?${new URLSearchParams({ q: text })}` : BLOG_PATH;
}

/** Where the server answers an address of the blog with a search; undefined when it asks for nothing. */
export function searchPathOf(search: string): string | undefined {
  const text = parseSearch(search);
  return text ? `${BLOG_PATH}/list/${Buffer.from(text).toString('base64url')}` : undefined;
}

/** The search in the last part of such a path; undefined for anything that `searchPathOf` does not write. */
export function textOfList(part: string): string | undefined {
  const text = Buffer.from(part, 'base64url').toString();
  return searchPathOf(searchHref(text).slice(BLOG_PATH.length))?.endsWith(`/${part}`) ? text : undefined;
}
