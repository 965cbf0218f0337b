import { formatFilters, LIBRARY_PATH, parseFilters } from './filters.ts';

/** How many cards a page of the library shows. */
export const PAGE_SIZE = 24;

/** The page that an address asks for; the first one for anything that is no page. */
export function pageOf(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** What an address asks of the library, filters and page, without a question mark; empty for the plain list. */
export function libraryQuery(search: string): string {
  const page = pageOf(search);
  return [formatFilters(parseFilters(search)), page > 1 ? `page=${page}` : ''].filter(Boolean).join('&');
}

/** The address of another page of the same list. It keeps the rest of `search`. */
export function pageHref(page: number, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  if (page > 1) query.append('page', String(page));
  return query.size > 0 ? `${LIBRARY_PATH}?${query}` : LIBRARY_PATH;
}
