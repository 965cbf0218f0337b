import { labelOfEventType } from './event-types.ts';
import { formatDollars, formatPerPerson, formatWhole } from './figures.ts';
import { isPricedPerChild } from './per-child.ts';
import { formatUntil, hasEnded } from './hold-text.ts';
import { formatWishes } from './start-text.ts';
import { PRICE_LIST } from './price-list.ts';
import { participantPriceOf } from './price.ts';
import { getExpiry, type SentQuote } from './sent-quote.ts';

/**
 * One line of the price. `reason` is the rule behind the amount and may be empty; `amount` is formatted in US dollars.
 */
export type PriceLine = { what: string; reason: string; amount: string };

/** The price with its lines; `total` and `perPerson` are formatted in US dollars. */
export type ApprovalPrice = { lines: PriceLine[]; total: string; perPerson: string };

/** What an approver reads about a sent quote, formatted for display. It has no personal data of the visitor. */
export type ApprovalFacts = {
  reference: string;
  /** Event, people and place, such as "Scavenger hunt for 45 people in Denver, CO, USA". */
  title: string;
  event: string;
  people: string;
  place: string;
  game: string;
  /** Such as "Thursday, December 10, 2026", with the time of a start that was chosen; empty when any day is fine. */
  dates: string[];
  /** Until when that start is held, such as "Monday, December 7, 2026, 9 am San Francisco time"; empty when it is not. */
  heldUntil: string;
  /** Undefined for families, who are priced per child. */
  price: ApprovalPrice | undefined;
  /** The last day on which the price is valid, such as "December 20, 2026". */
  expiry: string;
};

/** Texts that explain the travel fee: for virtual events, for San Francisco and for other cities. */
type TravelReasons = { virtual: string; home: string; away: string };

/**
 * Formats a sent quote for an approver. Amounts come from the quote, not from the current price list. `timeZone` is that of the place, if it is known.
 */
export function approvalFacts(quote: SentQuote, travel: TravelReasons, timeZone?: string): ApprovalFacts {
  const { reference, price, gameName, hold } = quote;
  const { typeOfEvent, participantSize, preferredDates, preferredStart } = quote.answers;
  const isOnline = typeOfEvent === PRICE_LIST.typeWithoutBaseFee;
  const city = quote.answers.city.trim();
  const event = labelOfEventType(typeOfEvent);
  const people = formatCount(participantSize, 'person', 'people');
  const travelReason = price.baseFee === 0 ? travel.home : travel.away;
  return {
    reference,
    title: `${event} for ${people}${isOnline || !city ? '' : ` in ${city}`}`,
    event,
    people,
    place: isOnline ? 'Online' : city,
    game: gameName || 'To be recommended',
    dates: formatWishes(preferredDates, preferredStart, timeZone),
    heldUntil: hold?.until && !hasEnded(hold) ? formatUntil(hold.until, timeZone) : '',
    price: isPricedPerChild(typeOfEvent)
      ? undefined
      : {
          lines: [
            {
              what: formatCount(participantSize, 'player', 'players'),
              reason: describeRule(participantSize, price.participants),
              amount: formatDollars(price.participants),
            },
            {
              what: 'Travel and set-up',
              reason: isOnline ? travel.virtual : travelReason,
              amount: formatDollars(price.baseFee),
            },
          ],
          total: formatDollars(price.total),
          perPerson: formatPerPerson(price.total, participantSize),
        },
    expiry: getExpiry(quote).toLocaleDateString('en-US', { dateStyle: 'long' }),
  };
}

/**
 * The published price rule for a head count, with its figures; empty when today's rule gives another price than the
 * quoted one.
 */
function describeRule(people: number, quoted: number): string {
  const band = PRICE_LIST.bands.find(({ upTo }) => people <= upTo);
  if (!band || participantPriceOf(people) !== quoted) return '';
  if (band.each === 0) return `One flat price for up to ${band.upTo}.`;
  const more = people - band.over;
  return `${formatDollars(band.flat)} for ${band.over}, then ${formatDollars(band.each)} for ${more === 1 ? 'the' : 'each of the'} other ${more === 1 ? 'one' : formatWhole(more)}.`;
}

function formatCount(count: number, one: string, many: string): string {
  return `${formatWhole(count)} ${count === 1 ? one : many}`;
}
