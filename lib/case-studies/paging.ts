import { formatFilters, LIBRARY_PATH, parseFilters } from './filters.ts';

/** The number of cards on a page of the library. */
export const PAGE_SIZE = 24;

/** Parses the page number of a query string, from 1; 1 for invalid values. */
export function parsePage(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The normalized query string of the library (filters and page), without a question mark; empty for the full list. */
export function normalizeLibraryQuery(search: string): string {
  const page = parsePage(search);
  return [formatFilters(parseFilters(search)), page > 1 ? `page=${page}` : ''].filter(Boolean).join('&');
}

/** The path of another page of the same list. Other parameters of `search` are kept. */
export function pageHref(page: number, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  if (page > 1) query.append('page', String(page));
  return query.size > 0 ? `${LIBRARY_PATH}?${query}` : LIBRARY_PATH;
}
