/**
 * The internal paths in `folder` that render a page for a query. Their last segment is the query as `normalize` returns it, so that each query has one
 * path.
 */
export function createQueryPath(folder: string, normalize: (query: string) => string) {
  /** The path for a query; undefined if `normalize` leaves nothing of it. */
  function getPath(query: string): string | undefined {
    const normalized = normalize(query);
    return normalized ? `${folder}/${Buffer.from(normalized).toString('base64url')}` : undefined;
  }
  /** The query in the last segment of a path; undefined for segments that `getPath` does not create. */
  function parseSegment(segment: string): string | undefined {
    const query = Buffer.from(segment, 'base64url').toString();
    return getPath(query)?.endsWith(`/${segment}`) ? query : undefined;
  }
  return { getPath, parseSegment };
}
