import { CALL_ID } from '#lib/availability/call-id';
import type { HoldReceipt } from '#lib/quote/sent-quote';
import type { StoredHold, StoredQuote } from './tables.ts';

/** What came of the wish of a quote for a start; undefined when it had none. `holds` are those of the quote. */
export function toHoldReceipt(
  { preferred_start: start }: Pick<StoredQuote, 'preferred_start'>,
  holds: readonly StoredHold[],
): HoldReceipt | undefined {
  if (!start) return undefined;
  const hold = findEventHold(holds);
  if (!hold) return { outcome: 'ask' };
  const { outcome, expires_at: expiresAt } = hold;
  return outcome === 'held' ? { outcome, until: new Date(expiresAt).toISOString() } : { outcome };
}

/** Of the holds of a quote, the one for its event. */
export function findEventHold(holds: readonly StoredHold[]): StoredHold | undefined {
  return holds.find(({ calendar }) => calendar !== CALL_ID);
}

/** Of the holds of a quote, the time of its call; undefined when none was chosen, or when it was released. */
export function findCall(holds: readonly StoredHold[]): StoredHold | undefined {
  return holds.find(
    ({ calendar, expires_at: expiresAt, ends_at: endsAt }) => calendar === CALL_ID && expiresAt >= endsAt,
  );
}
