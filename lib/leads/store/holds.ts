import type { Kysely } from 'kysely';
import { getSlotState, type CalendarCopy } from '#lib/availability/month';
import { CALL_ID } from '#lib/availability/call-id';
import type { Bookable } from '#lib/availability/schema';
import type { Hold, SlotState } from '#lib/availability/slot-state';
import type { Slot } from '#lib/availability/slots';
import type { Store } from './database.ts';
import { withLockRetry } from './lock-retry.ts';
import { getMailbox } from './mailbox.ts';
import type { CalendarTable, Database, HoldOutcome, StoredHold, StoredQuote } from './tables.ts';

/** How long a quote holds a slot, at most: until it starts. */
const HOLD_HOURS = 72;

/** More holds of one mailbox are asked for by hand, so that a few requests do not fill a calendar. Calls are counted apart. */
const MAX_HOLDS_OF_MAILBOX = 3;

const HOUR_MS = 3_600_000;

/** A slot that a quote asks for. `expiresAt` is when the hold ends by itself, in milliseconds since 1970 UTC. */
export type HoldRequest = { bookable: Bookable; slot: Slot; now: Date; expiresAt: number };

/** The request for a hold of the usual length, which ends before the event begins. */
export function toHoldRequest(bookable: Bookable, slot: Slot, now: Date): HoldRequest {
  return { bookable, slot, now, expiresAt: Math.min(now.getTime() + HOLD_HOURS * HOUR_MS, slot.startsAt) };
}

/**
 * Holds a free slot for a quote within a transaction, and stores the outcome. The calendar's row is locked first, so that of two transactions the
 * later one sees the hold of the earlier. An earlier request of the quote for the same calendar is replaced when the new slot is free.
 */
export async function placeHold(
  transaction: Kysely<Database>,
  { reference, email }: { reference: string; email: string },
  { bookable, slot, now, expiresAt }: HoldRequest,
): Promise<StoredHold> {
  const copy = await lockCalendar(transaction, bookable.id, { reference, now });
  const state = getSlotState(bookable, slot, copy, now);
  const isHeld =
    state === 'free' &&
    (await countHolds(transaction, email, { reference, now, isCall: bookable.id === CALL_ID })) < MAX_HOLDS_OF_MAILBOX;
  const outcome = isHeld ? 'held' : toOutcome(state);
  const hold: StoredHold = {
    reference,
    calendar: bookable.id,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    outcome,
    created_at: now.getTime(),
    expires_at: isHeld ? expiresAt : 0,
  };
  const { reference: _reference, calendar: _calendar, ...changes } = hold;
  await transaction
    .insertInto('holds')
    .values(hold)
    .onConflict((conflict) =>
      isHeld
        ? conflict.columns(['reference', 'calendar']).doUpdateSet(changes)
        : conflict.columns(['reference', 'calendar']).doNothing(),
    )
    .execute();
  return hold;
}

/** Ends the holds of a quote, also that of its call. Returns those that had not ended. */
export function releaseHolds(store: Store, reference: string, now: Date): Promise<StoredHold[]> {
  return withLockRetry(() =>
    store
      .updateTable('holds')
      .set({ expires_at: now.getTime() })
      .where('reference', '=', reference)
      .where('expires_at', '>', now.getTime())
      .returningAll()
      .execute(),
  );
}

/** The requests for slots of one quote, also those that were not held, and holds that have ended. */
export function listHoldsOfQuote(db: Kysely<Database>, reference: string): Promise<StoredHold[]> {
  return withLockRetry(() =>
    db.selectFrom('holds').selectAll().where('reference', '=', reference).orderBy('starts_at').execute(),
  );
}

/** A hold with what calendars say about its quote, without contact details. */
export type ActiveHold = StoredHold & Pick<StoredQuote, 'type_of_event' | 'game' | 'participant_size' | 'city'>;

/** All holds that have not ended, by start. */
export function listActiveHolds(store: Store, now: Date): Promise<ActiveHold[]> {
  return withLockRetry(() =>
    store
      .selectFrom('holds')
      .innerJoin('quotes', 'quotes.reference', 'holds.reference')
      .selectAll('holds')
      .select(['quotes.type_of_event', 'quotes.game', 'quotes.participant_size', 'quotes.city'])
      .where('holds.expires_at', '>', now.getTime())
      .orderBy('holds.starts_at')
      .execute(),
  );
}

/** What is known of a calendar, with the holds on it. */
export function readCalendarCopy(store: Store, id: string, now: Date): Promise<CalendarCopy> {
  return withLockRetry(async () => {
    const calendar = await store.selectFrom('calendars').selectAll().where('id', '=', id).executeTakeFirst();
    return toCopy(calendar, await listHoldsOn(store, id, { now }));
  });
}

/** Locks the calendar until the end of the transaction. The holds of the quote itself do not count. */
async function lockCalendar(
  transaction: Kysely<Database>,
  id: string,
  { reference, now }: { reference: string; now: Date },
): Promise<CalendarCopy> {
  const calendar = await transaction
    .updateTable('calendars')
    .set((be) => ({ fetched_at: be.ref('fetched_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return toCopy(calendar, await listHoldsOn(transaction, id, { now, except: reference }));
}

async function listHoldsOn(
  db: Kysely<Database>,
  calendar: string,
  { now, except = '' }: { now: Date; except?: string },
): Promise<Hold[]> {
  return db
    .selectFrom('holds')
    .select(['reference', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('calendar', '=', calendar)
    .where('expires_at', '>', now.getTime())
    .where('reference', '!=', except)
    .execute();
}

async function countHolds(
  transaction: Kysely<Database>,
  email: string,
  { reference, now, isCall }: { reference: string; now: Date; isCall: boolean },
): Promise<number> {
  const holds = await transaction
    .selectFrom('holds')
    .innerJoin('quotes', 'quotes.reference', 'holds.reference')
    .select('quotes.email')
    .where('holds.expires_at', '>', now.getTime())
    .where('holds.reference', '!=', reference)
    .where('holds.calendar', isCall ? '=' : '!=', CALL_ID)
    .execute();
  return holds.filter((hold) => getMailbox(hold.email) === getMailbox(email)).length;
}

/** A copy that is damaged counts as none, so that quotes can be stored until the next fetch replaces it. */
function toCopy(calendar: CalendarTable | undefined, holds: Hold[]): CalendarCopy {
  const none = { busy: [], holds, fetchedAt: undefined };
  if (!calendar) return none;
  try {
    return { busy: JSON.parse(calendar.busy) as CalendarCopy['busy'], holds, fetchedAt: calendar.fetched_at };
  } catch {
    return none;
  }
}

function toOutcome(state: SlotState): Exclude<HoldOutcome, 'held'> {
  return state === 'free' ? 'ask' : state;
}
