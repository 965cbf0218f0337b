import type { Kysely } from 'kysely';
import { CALL_ID } from '#lib/availability/call-id';
import type { Bookable } from '#lib/availability/schema';
import type { Slot } from '#lib/availability/slots';
import type { Store } from './database.ts';
import { placeHold } from './holds.ts';
import { withLockRetry } from './lock-retry.ts';
import { newDelivery } from './new-deliveries.ts';
import type { Database } from './tables.ts';

/** `set` is new, `repeated` was chosen before; `taken` is no longer free; `unknown` is no accepted quote. */
export type CallOutcome = 'set' | 'repeated' | 'taken' | 'unknown';

/** The time that a visitor chose. `bookable` is the entry for calls. */
export type CallChoice = { reference: string; bookable: Bookable; slot: Slot; now: Date };

/**
 * Sets the time of the call about an accepted quote, and queues its email, in one transaction. An earlier time of the quote is replaced, and its email is
 * not sent when it still waits. Resolves only after the commit.
 */
export function saveCall(store: Store, { reference, bookable, slot, now }: CallChoice): Promise<CallOutcome> {
  return withLockRetry(() =>
    store.transaction().execute(async (transaction): Promise<CallOutcome> => {
      const quote = await lockQuote(transaction, reference);
      if (!quote) return 'unknown';
      if (await isSet(transaction, { reference, slot, now })) return 'repeated';
      const request = { bookable, slot, now, expiresAt: slot.endsAt };
      const { outcome } = await placeHold(transaction, quote, request);
      if (outcome !== 'held') return 'taken';
      await skipWaitingEmails(transaction, reference, now);
      await transaction
        .insertInto('outbox')
        .values(newDelivery(reference, 'call-email', now.getTime()))
        .execute();
      return 'set';
    }),
  );
}

/** Locks an accepted quote until the end of the transaction, so that two choices at the same time follow each other. */
function lockQuote(
  transaction: Kysely<Database>,
  reference: string,
): Promise<{ reference: string; email: string } | undefined> {
  return transaction
    .updateTable('quotes')
    .set((be) => ({ state: be.ref('state') }))
    .where('reference', '=', reference)
    .where('state', '=', 'accepted')
    .returning(['reference', 'email'])
    .executeTakeFirst();
}

async function isSet(
  transaction: Kysely<Database>,
  { reference, slot, now }: Pick<CallChoice, 'reference' | 'slot' | 'now'>,
): Promise<boolean> {
  const call = await transaction
    .selectFrom('holds')
    .select('starts_at')
    .where('reference', '=', reference)
    .where('calendar', '=', CALL_ID)
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst();
  return call?.starts_at === slot.startsAt;
}

async function skipWaitingEmails(transaction: Kysely<Database>, reference: string, now: Date): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ state: 'skipped', last_error: 'replaced', done_at: now.getTime(), lease_until: 0 })
    .where('reference', '=', reference)
    .where('channel', '=', 'call-email')
    .where('state', 'in', ['pending', 'dead'])
    .execute();
}
