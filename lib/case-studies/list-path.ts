import { LIBRARY_PATH } from './filters.ts';
import { libraryQuery } from './paging.ts';

/** Where the server answers an address of the library with filters or a page; undefined when its query asks for nothing. */
export function listPathOf(search: string): string | undefined {
  const query = libraryQuery(search);
  return query ? `${LIBRARY_PATH}/list/${Buffer.from(query).toString('base64url')}` : undefined;
}

/** The query in the last part of such a path; undefined for anything that `listPathOf` does not write. */
export function queryOfList(part: string): string | undefined {
  const query = Buffer.from(part, 'base64url').toString();
  return listPathOf(query)?.endsWith(`/${part}`) ? query : undefined;
}
