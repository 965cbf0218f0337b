import { pruneCounters } from '../store/counters.ts';
import type { Store } from '../store/database.ts';
import { purgeQuotes } from '../store/quotes.ts';
import { pruneSecrets } from '../store/secrets.ts';
import { readTrustedTime, saveTrustedTime } from '../store/trusted-time.ts';
import { clockSkewGuard } from './clock-skew-guard.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './log.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Quotes that look like a program's are kept this many days, so that a mistake can be found. */
const QUARANTINE_DAYS = 30;

/** How many days quotes are kept: QUOTE_RETENTION_DAYS, or 365. Throws a RangeError that says how to write it, without its value. */
export function readRetentionDays(env: Record<string, string | undefined>): number {
  const text = env.QUOTE_RETENTION_DAYS || '365';
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new RangeError(
    'QUOTE_RETENTION_DAYS is no number of days, so nothing is deleted. Write 1 to 99999, such as 365.',
  );
}

/** Deletes what is older than it may be: quotes, counters and secrets. Returns how many quotes. */
export async function purgeExpired(store: Store, now: Date, days: number): Promise<number> {
  const time = now.getTime();
  const before = { accepted: time - days * DAY, quarantined: time - Math.min(days, QUARANTINE_DAYS) * DAY };
  const count = await purgeQuotes(store, before);
  await pruneCounters(store, time);
  await pruneSecrets(store, time);
  return count;
}

type Retention = { store: Store; clock: Clock; log: Logger; days?: number };

/**
 * Purges now and every hour until it is stopped. A purge that fails is tried again an hour later. Nothing is purged while the clock is
 * more than a day ahead of the last time at which it was trusted, by this process or an earlier one: every quote would look old at once.
 */
export function startRetention({ store, clock, log, days = readRetentionDays(process.env) }: Retention): {
  stop: () => void;
} {
  let isTrusted: (() => boolean) | undefined;
  const purge = async () => {
    // Read once: the clock may jump while the store answers.
    const now = clock();
    isTrusted ??= clockSkewGuard(clock, Math.min(now.getTime(), (await readTrustedTime(store)) ?? Infinity));
    if (!isTrusted()) return log.warn({ event: 'retention-postponed', reason: 'clock-jumped' });
    await saveTrustedTime(store, now.getTime());
    const count = await purgeExpired(store, now, days);
    if (count > 0) log.info({ event: 'retention-purged', count });
  };
  const run = () => void purge().catch((error: unknown) => log.error({ event: 'retention-failed', error }));
  run();
  const timer = setInterval(run, HOUR).unref();
  return { stop: () => clearInterval(timer) };
}
