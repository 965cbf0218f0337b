import { checkSecret } from '#lib/leads/http/check-secret';
import { systemClock } from '#lib/leads/operations/clock';
import { deliverOnce } from '#lib/leads/operations/deliver-once';
import { log } from '#lib/leads/operations/log';
import { readEmailFacts } from '#lib/leads/operations/read-email-facts';
import { getStore } from '#lib/leads/store/database';
import { getBookables } from '#lib/pages/read';

export const dynamic = 'force-dynamic';

/**
 * Delivers the quotes that are due, for a host without background work: a scheduler calls it once a minute with the secret DELIVER_SECRET. The body of the
 * response is `{ attempts, pending }`. 503 when the store is down: the next call goes on.
 */
export async function POST(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const refused = checkSecret(request.headers.get('authorization'), process.env.DELIVER_SECRET);
  if (refused) return Response.json({ error: refused.error }, { status: refused.status, headers });
  try {
    const store = await getStore();
    const run = {
      store,
      clock: systemClock,
      log,
      env: process.env,
      readFacts: readEmailFacts,
      bookables: getBookables(),
    };
    return Response.json(await deliverOnce(run), { headers });
  } catch (error) {
    log.error({ event: 'deliver-failed', error });
    return Response.json({ error: 'The deliveries could not be made. The log says why.' }, { status: 503, headers });
  }
}
