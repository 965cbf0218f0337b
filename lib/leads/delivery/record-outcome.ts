import type { Logger } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { markDead, markDelivered, markSkipped, reschedule } from '../store/outbox.ts';
import type { StoredDelivery } from '../store/tables.ts';
import { backoffMs, isGivenUp, MAX_RETRY_AFTER_MS } from './backoff.ts';
import type { Outcome } from './channels.ts';

type Recording = { store: Store; log: Logger; random: () => number; now: Date; ms: number };

/** Stores and logs the outcome of one attempt: delivered, skipped, dead, or the time of the next attempt. A dead delivery is logged as an error. */
export async function recordOutcome(row: StoredDelivery, outcome: Outcome, recording: Recording): Promise<void> {
  const { store, log, random, ms } = recording;
  const now = recording.now.getTime();
  const about = { ref: row.reference, delivery: row.id, channel: row.channel, attempt: row.attempts, ms };
  switch (outcome.result) {
    case 'delivered':
      await markDelivered(store, row.id, now);
      return log.info({ event: 'delivered', ...about });
    case 'skipped':
      await markSkipped(store, row.id, outcome.reason, now);
      return log.info({ event: 'delivery-skipped', ...about, reason: outcome.reason });
    case 'dead':
      await markDead(store, row.id, outcome.error, now);
      return log.error({ event: 'delivery-dead', ...about, error: outcome.error });
    case 'retry': {
      const { error, retryAfterMs = 0 } = outcome;
      if (isGivenUp({ attempt: row.attempts, firstAt: row.first_attempt_at ?? now, now })) {
        return recordOutcome(row, { result: 'dead', error }, recording);
      }
      const wait = Math.max(backoffMs(row.attempts, random), Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
      await reschedule(store, row.id, { nextAt: now + wait, error, now });
      return log.info({ event: 'delivery-failed', ...about, error });
    }
  }
}
