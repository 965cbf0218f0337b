import { LIBRARY_PATH } from './filters.ts';
import { normalizeLibraryQuery } from './paging.ts';

/** The internal path that renders the library with filters or a page number; undefined without them. */
export function getListPath(search: string): string | undefined {
  const query = normalizeLibraryQuery(search);
  return query ? `${LIBRARY_PATH}/list/${Buffer.from(query).toString('base64url')}` : undefined;
}

/** Parses the query in the last segment of such a path; undefined for segments that `getListPath` does not create. */
export function parseListPath(part: string): string | undefined {
  const query = Buffer.from(part, 'base64url').toString();
  return getListPath(query)?.endsWith(`/${part}`) ? query : undefined;
}
