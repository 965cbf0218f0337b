import { formatFilters, LIBRARY_PATH, parseFilters } from './filters.ts';

/** Where the server answers an address of the library with filters; undefined when its query asks for nothing. */
export function listPathOf(search: string): string | undefined {
  const query = formatFilters(parseFilters(search));
  return query ? `${LIBRARY_PATH}/list/${Buffer.from(query).toString('base64url')}` : undefined;
}

/** The filter query in the last part of such a path; undefined for anything that `listPathOf` does not write. */
export function queryOfList(part: string): string | undefined {
  const query = Buffer.from(part, 'base64url').toString();
  return listPathOf(query)?.endsWith(`/${part}`) ? query : undefined;
}
