import { findBookable } from '#lib/availability/find-bookable';
import type { Bookable } from '#lib/availability/schema';
import { renderCalendar } from '#lib/quote/calendar';
import { describeHold, formatUntil, type HoldFacts } from '#lib/quote/hold-text';
import { toHoldEvent, type QuoteFacts } from '../calendars/calendar-events.ts';
import { findEventHold, toHoldReceipt } from '../store/hold-receipt.ts';
import type { StoredHold, StoredQuote } from '../store/tables.ts';
import type { Block } from './email-body.ts';

/** The start that a quote asks for, and what came of it. `slot` is there while it is held. */
export type EmailHold = HoldFacts & { slot?: StoredHold };

/** A calendar file that is attached to an email. */
export type CalendarAttachment = { name: string; text: string };

/** What came of the start that a quote asks for, at a time; undefined when it asks for none. A hold that has ended is for a person to look at. */
export function getEmailHold(
  quote: StoredQuote,
  { holds, bookables, now }: { holds: readonly StoredHold[]; bookables: readonly Bookable[]; now: Date },
): EmailHold | undefined {
  const { preferred_start: start, type_of_event: typeOfEvent, city, game } = quote;
  const receipt = toHoldReceipt(quote, holds);
  if (!start || !receipt) return undefined;
  const slot = findEventHold(holds);
  const bookable =
    bookables.find(({ id }) => id === slot?.calendar) ??
    findBookable(bookables, { typeOfEvent, city, game: game ?? '' });
  const timeZone = bookable?.timeZone;
  if (receipt.outcome !== 'held') return { hold: receipt, start, timeZone };
  const isOver = !slot || slot.expires_at <= now.getTime();
  return isOver ? { hold: { outcome: 'ask' }, start, timeZone } : { hold: receipt, start, timeZone, slot };
}

/** The row of the desk's email about the start, which is among the dates. */
export function describeHoldToDesk(found: EmailHold | undefined): readonly [term: string, text: string][] {
  if (!found) return [];
  const { hold, timeZone } = found;
  return [['Hold', DESK_TEXTS[hold.outcome](hold.until ? formatUntil(hold.until, timeZone) : '')]];
}

const DESK_TEXTS: Record<HoldFacts['hold']['outcome'], (until: string) => string> = {
  held: (until) =>
    `Held until ${until}. The attached file has it as a tentative event, and how to confirm or release it.`,
  tentative: () => 'On hold for an earlier request. They read that a person writes: send them the nearest free times.',
  gone: () => 'Gone when the request came. They read that a person writes: send them the nearest free times.',
  ask: () => 'Not held. Look in the calendar, and write to them whether it is free or what is near.',
};

/** The paragraph of the visitor's copy about the start. */
export function createHoldBlocks(found: EmailHold | undefined): Block[] {
  if (!found) return [];
  const { title, text } = describeHold(found);
  return [{ kind: 'text', text: `${title} ${text}` }];
}

/** The tentative event for the calendar of the desk, while the start is held. */
export function createHoldFile(
  found: EmailHold | undefined,
  facts: QuoteFacts,
  company: string,
): CalendarAttachment | undefined {
  const { slot, timeZone } = found ?? {};
  if (!slot || !timeZone) return undefined;
  const events = [toHoldEvent(facts, slot, timeZone)];
  const text = renderCalendar({ company, writtenAt: new Date(slot.created_at), events });
  return { name: `hold-${facts.reference}.ics`, text };
}
