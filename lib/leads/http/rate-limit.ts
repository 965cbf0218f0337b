import { countHits } from '../store/counters.ts';
import type { Store } from '../store/database.ts';
import type { ClientNetwork } from './client-networks.ts';

/** At most `maxRequests` in each fixed time window, from each client or from all clients together. */
export type RateLimit = { maxRequests: number; windowMs: number; scope: 'client' | 'all' };

export const DEFAULT_RATE_LIMITS = '5/min 30/h 600/min-all';

const WINDOWS: Record<string, number> = { s: 1_000, min: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses limits such as "5/min 30/h 600/min-all"; "off" means no limits. Undefined for anything else. */
export function parseRateLimits(text: string): RateLimit[] | undefined {
  if (text.trim() === 'off') return [];
  const limits = text.trim().split(/\s+/).map(parseRateLimit);
  return limits.every((limit) => limit !== undefined) ? limits : undefined;
}

function parseRateLimit(text: string): RateLimit | undefined {
  const [, maxRequests, window, all] = /^([1-9]\d{0,8})\/(s|min|h|d)(-all)?$/.exec(text) ?? [];
  return maxRequests && window
    ? { maxRequests: Number(maxRequests), windowMs: WINDOWS[window]!, scope: all ? 'all' : 'client' }
    : undefined;
}

type Attempt = {
  /** The networks of the client, the smallest first. Empty when it is unknown; then only the shared limits apply. */
  networks: readonly ClientNetwork[];
  now: number;
};

/**
 * Counts one request. Undefined when it is within all limits, else the whole seconds to wait. A request over the limits of a network does not
 * count toward those of larger ones and the shared limits, so that one client cannot use them up.
 */
export async function getRetryAfterSeconds(
  store: Store,
  limits: RateLimit[],
  { networks, now }: Attempt,
): Promise<number | undefined> {
  const clientLimits = limits.filter(({ scope }) => scope === 'client');
  for (const { key, factor } of networks) {
    const scaled = clientLimits.map((limit) => ({ ...limit, maxRequests: limit.maxRequests * factor }));
    const seconds = await countRequest(store, scaled, key, now);
    if (seconds !== undefined) return seconds;
  }
  const sharedLimits = limits.filter(({ scope }) => scope === 'all');
  return countRequest(store, sharedLimits, 'all', now);
}

async function countRequest(store: Store, limits: RateLimit[], key: string, now: number): Promise<number | undefined> {
  if (limits.length === 0) return undefined;
  const hits = limits.map(({ windowMs }) => {
    const start = Math.floor(now / windowMs) * windowMs;
    return { bucket: `${key} ${windowMs} ${start}`, expiresAt: start + windowMs };
  });
  const counts = await countHits(store, hits, now);
  const waits = hits
    .filter((_, index) => counts[index]! > limits[index]!.maxRequests)
    .map(({ expiresAt }) => expiresAt - now);
  return waits.length > 0 ? Math.ceil(Math.max(...waits) / 1_000) : undefined;
}
