import { renderHoldsFeed } from '#lib/leads/calendars/holds-feed';
import { hasSecret } from '#lib/leads/http/check-secret';
import { systemClock } from '#lib/leads/operations/clock';
import { log } from '#lib/leads/operations/log';
import { readEmailFacts } from '#lib/leads/operations/read-email-facts';
import { getStore } from '#lib/leads/store/database';

export const dynamic = 'force-dynamic';

/** The holds and calls as a calendar to subscribe to. Without the secret HOLDS_FEED_SECRET in its address there is nothing here. */
export async function GET(_request: Request, { params }: RouteContext<'/api/holds/[secret]'>): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const { secret } = await params;
  if (!hasSecret(secret, process.env.HOLDS_FEED_SECRET)) return new Response('Not found', { status: 404, headers });
  try {
    const feed = await renderHoldsFeed(await getStore(), readEmailFacts(), systemClock());
    return new Response(feed, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } });
  } catch (error) {
    log.error({ event: 'holds-feed-failed', error });
    const message = 'The holds cannot be read right now. The log says why.';
    return new Response(message, { status: 503, headers: { ...headers, 'Retry-After': '60' } });
  }
}
