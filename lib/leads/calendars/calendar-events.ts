import { getCallId, getHoldId, type CalendarEvent } from '#lib/quote/calendar';
import { labelOfEventType } from '#lib/quote/event-types';
import { formatMoment } from '#lib/quote/local-time';
import { formatCount } from '../desk/time-format.ts';
import type { StoredHold, StoredQuote } from '../store/tables.ts';

/** What calendars of the company say about a quote: nothing that a visitor wrote. `place` is empty when it is not from the list. */
export type QuoteFacts = { reference: string; event: string; people: string; place: string };

type Described = Pick<StoredQuote, 'reference' | 'type_of_event' | 'game' | 'participant_size'>;

/** The facts of a quote, with the name of its game, or else the kind of event. */
export function toQuoteFacts(
  { reference, type_of_event: type, game, participant_size: people }: Described,
  { games, place }: { games: readonly { id: string; name: string }[]; place: string },
): QuoteFacts {
  const name = game && game !== 'recommend' ? games.find(({ id }) => id === game)?.name : undefined;
  return { reference, event: name ?? labelOfEventType(type), people: formatCount(people, 'person', 'people'), place };
}

/** The hold of a quote as a tentative event. The time zone is that of the place. */
export function toHoldEvent(facts: QuoteFacts, hold: StoredHold, timeZone: string): CalendarEvent {
  const { reference, event, people, place } = facts;
  return {
    id: getHoldId(reference),
    when: toPeriod(hold),
    status: 'TENTATIVE',
    summary: `Hold: ${event}, ${people}`,
    description: [
      `Quote ${reference}. Held until ${formatMoment(hold.expires_at, timeZone)}.`,
      'To confirm it, make an event of your own at this time, and delete this one. Delete it, too, when the hold has ended.',
      `To release it earlier, delete the event and run: npm run quotes -- release-hold ${reference}`,
    ].join('\n'),
    place,
  };
}

/** The call about a quote as an event. Its reference leads to the contact. */
export function toCallEvent({ reference, event, people }: QuoteFacts, call: StoredHold): CalendarEvent {
  return {
    id: getCallId(reference),
    when: toPeriod(call),
    status: 'CONFIRMED',
    summary: `Call ${reference}: ${event}, ${people}`,
    description: `Whom to call: npm run quotes -- show ${reference}`,
    place: '',
  };
}

function toPeriod({ starts_at: startsAt, ends_at: endsAt }: StoredHold) {
  return { startsAt, endsAt };
}
