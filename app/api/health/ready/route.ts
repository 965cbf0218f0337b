import { configuredChannels } from '#lib/leads/delivery/open-channels';
import { readDeliverySettings } from '#lib/leads/delivery/settings';
import { systemClock } from '#lib/leads/operations/clock';
import { checkReadiness, cacheForOneSecond } from '#lib/leads/operations/health';
import { getStore, getStoreAddress } from '#lib/leads/store/database';

export const dynamic = 'force-dynamic';

const check = cacheForOneSecond(() => {
  const address = getStoreAddress();
  return checkReadiness({
    openStore: getStore,
    file: address.startsWith('postgres') ? undefined : address,
    channels: configuredChannels(readDeliverySettings(process.env)),
    clock: systemClock,
  });
});

/** Returns 200 when a new quote can be stored, otherwise 503, with the results of the checks. */
export async function GET(): Promise<Response> {
  const readiness = await check();
  const status = readiness.status === 'ready' ? 200 : 503;
  return Response.json(readiness, { status, headers: { 'Cache-Control': 'no-store' } });
}
