import { configuredChannels } from '#lib/leads/delivery/open-channels';
import { readDeliverySettings } from '#lib/leads/delivery/settings';
import { systemClock } from '#lib/leads/operations/clock';
import { checkReadiness, onceASecond } from '#lib/leads/operations/health';
import { getStore, storeAddress } from '#lib/leads/store/database';

export const dynamic = 'force-dynamic';

const check = onceASecond(() => {
  const address = storeAddress();
  return checkReadiness({
    openStore: getStore,
    file: address.startsWith('postgres') ? undefined : address,
    channels: configuredChannels(readDeliverySettings(process.env)),
    clock: systemClock,
  });
});

/** 200 when a quote that arrives now can be stored, 503 otherwise; says what it looked at. */
export async function GET(): Promise<Response> {
  const readiness = await check();
  const status = readiness.status === 'ready' ? 200 : 503;
  return Response.json(readiness, { status, headers: { 'Cache-Control': 'no-store' } });
}
