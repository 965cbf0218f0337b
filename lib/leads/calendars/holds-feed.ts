import { CALL_ID } from '#lib/availability/call-id';
import { SITE_TIME_ZONE } from '#lib/content/site-time-zone';
import { renderCalendar, type CalendarEvent } from '#lib/quote/calendar';
import type { EmailFacts } from '../delivery/email-content.ts';
import type { Store } from '../store/database.ts';
import { listActiveHolds, type ActiveHold } from '../store/holds.ts';
import { toCallEvent, toHoldEvent, toQuoteFacts } from './calendar-events.ts';

/** What the feed needs of the site. */
export type FeedFacts = Pick<EmailFacts, 'games' | 'bookables' | 'isListedPlace'> & { company: { name: string } };

/** A calendar to subscribe to, with all holds and calls that have not ended. It contains no text of a visitor: a city only when it is listed. */
export async function renderHoldsFeed(store: Store, facts: FeedFacts, now: Date): Promise<string> {
  const holds = await listActiveHolds(store, now);
  const events = await Promise.all(holds.map((hold) => toEvent(hold, facts)));
  const company = facts.company.name;
  return renderCalendar({ company, name: `Holds of ${company}`, writtenAt: now, events });
}

async function toEvent(hold: ActiveHold, { games, bookables, isListedPlace }: FeedFacts): Promise<CalendarEvent> {
  const place = (await isListedPlace(hold.city)) ? hold.city : '';
  const facts = toQuoteFacts(hold, { games, place });
  if (hold.calendar === CALL_ID) return toCallEvent(facts, hold);
  const { timeZone = SITE_TIME_ZONE } = bookables.find(({ id }) => id === hold.calendar) ?? {};
  return toHoldEvent(facts, hold, timeZone);
}
