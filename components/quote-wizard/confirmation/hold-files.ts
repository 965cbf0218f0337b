import type { ApprovalFacts } from '#lib/quote/approval-pack';
import { getHoldId, type CalendarEvent } from '#lib/quote/calendar';
import { formatUntil } from '#lib/quote/hold-text';
import { formatStart } from '#lib/quote/start-text';
import { formatPreferredDay } from '#lib/quote/preferred-dates';

/** A start that is held for the visitor. The time zone is that of the place; `until` is an ISO time. */
export type HeldStart = { start: string; slotMinutes: number; timeZone: string; until: string };

/** A calendar file that the visitor can save. */
export type HoldFile = { label: string; name: string; event: CalendarEvent };

type Quote = { facts: ApprovalFacts; link: string; company: { name: string; phone: string } };

const MINUTE_MS = 60_000;

/** A file for the held start, if any, with its exact time, and one for each other day (YYYY-MM-DD). All are tentative. */
export function createHoldFiles(quote: Quote, days: readonly string[], held: HeldStart | undefined): HoldFile[] {
  const heldDay = held?.start.slice(0, 10);
  return [
    ...(held ? [createStartFile(quote, held)] : []),
    ...days.filter((day) => day !== heldDay).map((day) => createDayFile(quote, day)),
  ];
}

function createStartFile(quote: Quote, { start, slotMinutes, timeZone, until }: HeldStart): HoldFile {
  const { reference } = quote.facts;
  const startsAt = Date.parse(start);
  return {
    label: formatStart(start, timeZone),
    name: `hold-${reference}.ics`,
    event: {
      id: getHoldId(reference),
      when: { startsAt, endsAt: startsAt + slotMinutes * MINUTE_MS },
      ...describe(quote, `This time is held until ${formatUntil(until, timeZone)}. It is not booked.`),
    },
  };
}

function createDayFile(quote: Quote, day: string): HoldFile {
  const { reference } = quote.facts;
  return {
    label: formatPreferredDay(day),
    name: `hold-${day}-${reference}.ics`,
    event: { id: `${reference}-${day.replaceAll('-', '')}`, when: day, ...describe(quote, 'This day is not booked.') },
  };
}

function describe({ facts, link, company }: Quote, state: string): Omit<CalendarEvent, 'id' | 'when'> {
  const { reference, event, people, place, price, expiry } = facts;
  return {
    status: 'TENTATIVE',
    summary: `Hold: ${event}, ${people}`,
    description: [
      price
        ? `Quote ${reference}: ${price.total} in total before tax, valid until ${expiry}.`
        : `Request ${reference}: priced per child.`,
      `${state} To book it, call ${company.name} at ${company.phone} and say ${reference}.`,
    ].join('\n'),
    place,
    url: link,
  };
}
