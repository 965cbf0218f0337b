import { createQueryPath } from '#lib/content/query-path';
import { LIBRARY_PATH } from './filters.ts';
import { normalizeLibraryQuery } from './paging.ts';

/** The internal paths that render the library with filters or a page number. */
export const { getPath: getListPath, parseSegment: parseListPath } = createQueryPath(
  `${LIBRARY_PATH}/list`,
  normalizeLibraryQuery,
);
