import type { Logger } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { secretOfDay } from '../store/secrets.ts';
import { clientAddress } from './client-address.ts';
import { clientKey } from './client-key.ts';
import { refusal, type Refusal } from './outcome.ts';
import { secondsToWait } from './rate-limit.ts';
import type { EndpointSettings } from './settings.ts';

type Arrival = { headers: Headers; peer: string | undefined; now: Date; log: Logger };

let hasWarned = false;

/** Counts a request toward the limits of its client and of all; a refusal when that is one too many. */
export async function admit(
  store: Store,
  { limits, trustedProxies }: EndpointSettings,
  { headers, peer, now, log }: Arrival,
): Promise<Refusal | undefined> {
  if (limits.length === 0) return undefined;
  const forwardedFor = headers.get('x-forwarded-for');
  if (trustedProxies === 0 && forwardedFor !== null && forwardedFor !== peer) warnOfProxy(log);
  const address = clientAddress(forwardedFor, peer, trustedProxies);
  const client = address && clientKey(address, await secretOfDay(store, now));
  const seconds = await secondsToWait(store, limits, { client, now: now.getTime() });
  if (seconds === undefined) return undefined;
  const words = 'Too many requests came from your network. Please wait a little and send again, or call us.';
  return refusal(429, 'rate', words, { 'Retry-After': String(seconds) });
}

/** Once: a client can make it up, but behind a forgotten proxy all visitors would share the limits of one. */
function warnOfProxy(log: Logger): void {
  if (hasWarned) return;
  hasWarned = true;
  const hint =
    'TRUSTED_PROXIES is 0, but a request came with X-Forwarded-For. If a proxy stands in front of this server, set it to 1.';
  log.warn({ event: 'setting-doubtful', hint });
}
