import { pruneCounters } from '../store/counters.ts';
import type { Store } from '../store/database.ts';
import { countQuotes, purgeQuotes } from '../store/quotes.ts';
import { pruneSecrets } from '../store/secrets.ts';
import { believableClock } from './believable-clock.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './log.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Quotes that look like a program's are kept this many days, so that a mistake can be found. */
const QUARANTINE_DAYS = 30;

/** So many may go in the first hours of a server, however many there are. */
const A_FEW = 5;

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

/** Whether a purge would take more than a tenth of the quotes, and more than a few. */
async function wouldTakeMany(store: Store, now: Date, days: number): Promise<boolean> {
  const { all, older } = await countQuotes(store, now.getTime() - days * DAY);
  return older > A_FEW && older > all / 10;
}

type Retention = { store: Store; clock: Clock; log: Logger; days?: number };

/** Purges now and every hour until it is stopped. A purge that fails is tried again an hour later. */
export function startRetention({ store, clock, log, days = readRetentionDays(process.env) }: Retention): {
  stop: () => void;
} {
  const isBelievable = believableClock(clock);
  const startedAt = performance.now();
  const isNew = () => performance.now() - startedAt < DAY;
  const purge = async () => {
    // A clock that leaps ahead, or a server that starts with such a clock, would make every quote old at once. The time that was
    // believed is the one that counts: the clock may leap while the store answers.
    const now = clock();
    if (!isBelievable() || (isNew() && (await wouldTakeMany(store, now, days))))
      return log.warn({ event: 'retention-postponed', reason: 'clock-jumped' });
    const count = await purgeExpired(store, now, days);
    if (count > 0) log.info({ event: 'retention-purged', count });
  };
  const run = () => void purge().catch((error: unknown) => log.error({ event: 'retention-failed', error }));
  run();
  const timer = setInterval(run, HOUR).unref();
  return { stop: () => clearInterval(timer) };
}
