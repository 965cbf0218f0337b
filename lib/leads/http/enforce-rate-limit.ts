import type { Logger } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { getDailySecret } from '../store/secrets.ts';
import { clientAddress } from './client-address.ts';
import { clientNetworks } from './client-networks.ts';
import { refusal, type Refusal } from './outcome.ts';
import { getRetryAfterSeconds } from './rate-limit.ts';
import type { EndpointSettings } from './settings.ts';

type RequestFacts = { headers: Headers; peer: string | undefined; now: Date; log: Logger };

const warnedLogs = new WeakSet<Logger>();

/** Counts a request toward the limits of its client and of all clients. Returns a refusal when a limit is exceeded. */
export async function enforceRateLimit(
  store: Store,
  { limits, trustedProxies }: EndpointSettings,
  { headers, peer, now, log }: RequestFacts,
): Promise<Refusal | undefined> {
  if (limits.length === 0) return undefined;
  const forwardedFor = headers.get('x-forwarded-for');
  if (trustedProxies === 0 && forwardedFor !== null && forwardedFor !== peer) warnOfProxy(log);
  const address = clientAddress(forwardedFor, peer, trustedProxies);
  const networks = address ? clientNetworks(address, await getDailySecret(store, now)) : [];
  const seconds = await getRetryAfterSeconds(store, limits, { networks, now: now.getTime() });
  if (seconds === undefined) return undefined;
  const message = 'Too many requests came from your network. Please wait a little and send again, or call us.';
  return refusal(429, 'rate', message, { 'Retry-After': String(seconds) });
}

/** Logged once per log, because clients can forge the header. Behind an unconfigured proxy, all visitors would share the limits of one client. */
function warnOfProxy(log: Logger): void {
  if (warnedLogs.has(log)) return;
  warnedLogs.add(log);
  const hint =
    'TRUSTED_PROXIES is 0, but a request came with X-Forwarded-For. If a proxy stands in front of this server, set it to 1.';
  log.warn({ event: 'setting-doubtful', hint });
}
