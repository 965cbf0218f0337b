import { flightStore } from '#lib/page-cache/flight-store';
import { FLIGHT_HEADER } from '#lib/page-cache/headers';
import { getHiddenPaths } from '#lib/seo/hidden-paths';

export const dynamic = 'force-dynamic';

/**
 * The flight data of one rendering, by its digest, for the loader of a page that may be older than the page is now. 204
 * when it is not held here, or when it speaks of something that is not public (any more).
 */
export async function GET(_request: Request, { params }: RouteContext<'/api/flight/[digest]'>): Promise<Response> {
  const { digest } = await params;
  const flight = flightStore().find(digest)?.toString('utf8');
  const isOpen = flight !== undefined && !namesHidden(flight);
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!isOpen) return new Response(null, { status: 204, headers });
  return new Response(flight, { headers: { ...headers, 'Content-Type': 'text/x-component', [FLIGHT_HEADER]: digest } });
}

/** An address that only begins another one does not count. */
function namesHidden(flight: string): boolean {
  return [...getHiddenPaths(new Date())].some((path) => new RegExp(`${path}(?![\\w-])`).test(flight));
}
