import type { Logger } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { getDailySecret } from '../store/secrets.ts';
import { clientAddress } from './client-address.ts';
import { clientNetworks, type ClientNetwork } from './client-networks.ts';
import { refusal, type Refusal } from './outcome.ts';
import { getRetryAfterSeconds, type RateLimit } from './rate-limit.ts';
import type { EndpointSettings } from './settings.ts';

export type RequestFacts = { headers: Headers; peer: string | undefined; now: Date; log: Logger };

const warnedLogs = new WeakSet<Logger>();

/** More slots are asked for by hand, so that one client cannot fill the calendars. */
const SLOTS_A_DAY: RateLimit = { maxRequests: 10, windowMs: 24 * 3_600_000, scope: 'client' };

/** Counts a request toward the limits of its client and of all clients. Returns a refusal when a limit is exceeded. */
export async function enforceRateLimit(
  store: Store,
  settings: EndpointSettings,
  facts: RequestFacts,
): Promise<Refusal | undefined> {
  const { limits } = settings;
  if (limits.length === 0) return undefined;
  const networks = await findNetworks(store, settings, facts);
  const seconds = await getRetryAfterSeconds(store, limits, { networks, now: facts.now.getTime() });
  if (seconds === undefined) return undefined;
  const message = 'Too many requests came from your network. Please wait a little and send again, or call us.';
  return refusal(429, 'rate', message, { 'Retry-After': String(seconds) });
}

/** Counts a request for a slot of a calendar, and returns whether it is among the first ten of its client on this day (UTC). */
export async function maySlotBeHeld(store: Store, settings: EndpointSettings, facts: RequestFacts): Promise<boolean> {
  if (settings.limits.length === 0) return true;
  const networks = (await findNetworks(store, settings, facts)).map(({ key, factor }) => ({
    key: `slot ${key}`,
    factor,
  }));
  return (await getRetryAfterSeconds(store, [SLOTS_A_DAY], { networks, now: facts.now.getTime() })) === undefined;
}

/** The networks of a client; none when its address is unknown. */
async function findNetworks(
  store: Store,
  { trustedProxies }: EndpointSettings,
  { headers, peer, now, log }: RequestFacts,
): Promise<ClientNetwork[]> {
  const forwardedFor = headers.get('x-forwarded-for');
  if (trustedProxies === 0 && forwardedFor !== null && forwardedFor !== peer) warnOfProxy(log);
  const address = clientAddress(forwardedFor, peer, trustedProxies);
  return address ? clientNetworks(address, await getDailySecret(store, now)) : [];
}

/** Logged once per log, because clients can forge the header. Behind an unconfigured proxy, all visitors would share the limits of one client. */
function warnOfProxy(log: Logger): void {
  if (warnedLogs.has(log)) return;
  warnedLogs.add(log);
  const hint =
    'TRUSTED_PROXIES is 0, but a request came with X-Forwarded-For. If a proxy stands in front of this server, set it to 1.';
  log.warn({ event: 'setting-doubtful', hint });
}
