import { rscPayloadStore } from '#lib/delivery/next/rsc-payload-store';
import { PAYLOAD_HEADER } from '#lib/delivery/http/internal-headers';
import { getHiddenPaths } from '#lib/seo/hidden-paths';

export const dynamic = 'force-dynamic';

/**
 * Responds with the RSC payload of one rendering, by its digest, for the hydration of a page that may be older than the current rendering. 204 when
 * the payload is unknown or expired, or when it contains a path that is not public (any more).
 */
export async function GET(_request: Request, { params }: RouteContext<'/api/flight/[digest]'>): Promise<Response> {
  const { digest } = await params;
  const payload = rscPayloadStore().find(digest)?.toString('utf8');
  const isAllowed = payload !== undefined && !containsHiddenPath(payload);
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!isAllowed) return new Response(null, { status: 204, headers });
  return new Response(payload, {
    headers: { ...headers, 'Content-Type': 'text/x-component', [PAYLOAD_HEADER]: digest },
  });
}

/** Whether a payload contains a hidden path. A longer path with a hidden one as its start does not count. */
function containsHiddenPath(payload: string): boolean {
  return [...getHiddenPaths(new Date())].some((path) => new RegExp(`${path}(?![\\w-])`).test(payload));
}
