import { countHits } from '../store/counters.ts';
import type { Store } from '../store/database.ts';

/** At most so many requests in each window of time, from each client or from all together. */
export type RateLimit = { most: number; windowMs: number; scope: 'client' | 'all' };

export const DEFAULT_RATE_LIMITS = '5/min 30/h 600/min-all';

const WINDOWS: Record<string, number> = { s: 1_000, min: 60_000, h: 3_600_000, d: 86_400_000 };

/** Reads limits such as "5/min 30/h 600/min-all"; "off" is none. Undefined for anything else. */
export function parseRateLimits(text: string): RateLimit[] | undefined {
  if (text.trim() === 'off') return [];
  const limits = text.trim().split(/\s+/).map(parseRateLimit);
  return limits.every((limit) => limit !== undefined) ? limits : undefined;
}

function parseRateLimit(text: string): RateLimit | undefined {
  const [, most, window, all] = /^([1-9]\d{0,8})\/(s|min|h|d)(-all)?$/.exec(text) ?? [];
  return most && window ? { most: Number(most), windowMs: WINDOWS[window]!, scope: all ? 'all' : 'client' } : undefined;
}

type Attempt = {
  /** Stands for the client; undefined when nothing is known of it, and only the limits for all hold. */
  client: string | undefined;
  now: number;
};

/**
 * Counts one request. Undefined when it is within all limits, else the whole seconds to wait. A client over its own limits
 * is not counted toward those of all, so that nobody can use them up for the others.
 */
export async function secondsToWait(store: Store, limits: RateLimit[], attempt: Attempt): Promise<number | undefined> {
  const ofClient = attempt.client === undefined ? [] : limits.filter(({ scope }) => scope === 'client');
  const ofAll = limits.filter(({ scope }) => scope === 'all');
  return (await countToward(store, ofClient, attempt)) ?? (await countToward(store, ofAll, attempt));
}

async function countToward(store: Store, limits: RateLimit[], { client, now }: Attempt): Promise<number | undefined> {
  if (limits.length === 0) return undefined;
  const hits = limits.map(({ windowMs, scope }) => {
    const start = Math.floor(now / windowMs) * windowMs;
    return { bucket: `${scope === 'all' ? 'all' : client} ${windowMs} ${start}`, expiresAt: start + windowMs };
  });
  const counts = await countHits(store, hits, now);
  const waits = hits.filter((_, index) => counts[index]! > limits[index]!.most).map(({ expiresAt }) => expiresAt - now);
  return waits.length > 0 ? Math.ceil(Math.max(...waits) / 1_000) : undefined;
}
