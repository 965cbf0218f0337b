import { getHiddenPaths } from '#lib/case-studies/read';
import { flightStore } from '#lib/page-cache/flight-store';
import { FLIGHT_HEADER } from '#lib/page-cache/headers';

export const dynamic = 'force-dynamic';

/**
 * The flight data of one rendering, by its digest, for the loader of a page that may be older than the page is now. 204
 * when it is not held here, or when it speaks of a study that is not public (any more).
 */
export async function GET(_request: Request, { params }: RouteContext<'/api/flight/[digest]'>): Promise<Response> {
  const { digest } = await params;
  const flight = flightStore().find(digest)?.toString('utf8');
  const isOpen = flight !== undefined && !hiddenNow().some((path) => flight.includes(path));
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!isOpen) return new Response(null, { status: 204, headers });
  return new Response(flight, { headers: { ...headers, 'Content-Type': 'text/x-component', [FLIGHT_HEADER]: digest } });
}

function hiddenNow(): string[] {
  return [...getHiddenPaths(new Date())];
}
