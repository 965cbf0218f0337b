import { corsHeaders } from '#lib/delivery/http/cors';
import { answerAvailability } from '#lib/leads/calendars/answer-availability';
import { systemClock } from '#lib/leads/operations/clock';
import { log } from '#lib/leads/operations/log';
import { getStore } from '#lib/leads/store/database';
import { getBookables } from '#lib/pages/read';

export const dynamic = 'force-dynamic';

/** Which starts of a month are free: `?what=<id of content/availability.yaml>&month=<YYYY-MM>`. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', ...corsHeaders(process.env.SITE_URL) };
  try {
    const sources = { bookables: getBookables(), openStore: getStore, now: systemClock() };
    const { status, body } = await answerAvailability(new URL(request.url).searchParams, sources);
    if (status !== 200) return Response.json(body, { status, headers });
    return Response.json(body, { headers: { ...headers, 'Cache-Control': 'public, max-age=30' } });
  } catch (error) {
    log.error({ event: 'availability-not-read', error });
    const message = 'The calendar cannot be read right now. Please try again in a minute, or call us.';
    return Response.json({ error: message }, { status: 503, headers: { ...headers, 'Retry-After': '60' } });
  }
}
