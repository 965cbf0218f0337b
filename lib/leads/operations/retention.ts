import { pruneCounters } from '../store/counters.ts';
import type { Store } from '../store/database.ts';
import { getNewestQuoteTime, purgeQuotes } from '../store/quotes.ts';
import { pruneSecrets } from '../store/secrets.ts';
import type { Channel } from '../store/tables.ts';
import { readTrustedTime, saveTrustedTime } from '../store/trusted-time.ts';
import { clockSkewGuard } from './clock-skew-guard.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './log.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Quarantined quotes are stored this long, so that wrong decisions can be corrected. */
const QUARANTINE_DAYS = 30;

/** How many days quotes are stored: QUOTE_RETENTION_DAYS, or 365. Throws a RangeError without the value when it is invalid. */
export function readRetentionDays(env: Record<string, string | undefined>): number {
  const text = env.QUOTE_RETENTION_DAYS || '365';
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new RangeError(
    'QUOTE_RETENTION_DAYS is no number of days, so nothing is deleted. Write 1 to 99999, such as 365.',
  );
}

/** Like `readRetentionDays`, but an invalid value is logged and undefined. */
export function readRetentionDaysOrWarn(
  env: Record<string, string | undefined>,
  log: Pick<Logger, 'warn'>,
): number | undefined {
  try {
    return readRetentionDays(env);
  } catch (error) {
    log.warn({ event: 'setting-wrong', hint: (error as Error).message });
    return undefined;
  }
}

/**
 * Deletes expired quotes, counters and secrets. Quotes that have not reached any of the `desk` channels stay. Returns the number of quotes.
 */
export async function purgeExpired(
  store: Store,
  now: Date,
  days: number,
  desk: readonly Channel[] = [],
): Promise<number> {
  const time = now.getTime();
  const before = { accepted: time - days * DAY_MS, quarantined: time - Math.min(days, QUARANTINE_DAYS) * DAY_MS };
  const count = await purgeQuotes(store, before, desk);
  await pruneCounters(store, time);
  await pruneSecrets(store, time);
  return count;
}

type Retention = {
  store: Store;
  clock: Clock;
  log: Logger;
  days?: number;
  /** The configured channels that bring a quote to the desk. */
  desk?: readonly Channel[];
};

/**
 * Returns a function that purges once. Nothing is purged while the clock is more than a day ahead of the last trusted time of this or an earlier
 * process, because then all quotes could look expired.
 */
export function createPurge({ store, clock, log, days = readRetentionDays(process.env), desk }: Retention) {
  let isTrusted: (() => boolean) | undefined;
  return async (): Promise<void> => {
    // Read once, because the clock may jump during a query.
    const now = clock();
    isTrusted ??= clockSkewGuard(clock, Math.min(now.getTime(), await readLastTime(store)));
    if (!isTrusted()) return log.warn({ event: 'retention-postponed', reason: 'clock-jumped' });
    await saveTrustedTime(store, now.getTime());
    const count = await purgeExpired(store, now, days, desk);
    if (count > 0) log.info({ event: 'retention-purged', count });
  };
}

/** Purges now and every hour until it is stopped. A failed purge is retried an hour later. */
export function startRetention({ log, ...retention }: Retention): { stop: () => void } {
  const purge = createPurge({ log, ...retention });
  const run = () => void purge().catch((error: unknown) => log.error({ event: 'retention-failed', error }));
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** The last trusted time; in a store from before these were stored, the time of the newest quote. */
async function readLastTime(store: Store): Promise<number> {
  return (await readTrustedTime(store)) ?? (await getNewestQuoteTime(store)) ?? Infinity;
}
