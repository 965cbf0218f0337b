import { labelOfEventType } from './event-types.ts';
import { formatDollars, formatPerPerson, formatWhole } from './figures.ts';
import { formatPreferredDay } from './preferred-dates.ts';
import { PRICE_LIST } from './price-list.ts';
import { participantPriceOf } from './price.ts';
import { expiryOf, type SentQuote } from './sent-quote.ts';

/** A line of the price: what it is for, why it is that much, and the amount. */
export type PriceLine = { what: string; reason: string; amount: string };

/** What an approver reads about a sent quote. Nothing in it says who asked. */
export type ApprovalFacts = {
  reference: string;
  /** Event, people and place, such as "Scavenger hunt for 45 people in Denver, CO, USA". */
  title: string;
  event: string;
  people: string;
  place: string;
  game: string;
  /** In words; empty when any day will do. */
  dates: string[];
  lines: PriceLine[];
  total: string;
  perPerson: string;
  /** The last day of the price, in words. */
  expiry: string;
};

/** Why travel is charged or not. */
type TravelReasons = { virtual: string; home: string; away: string };

export function approvalFacts(quote: SentQuote, travel: TravelReasons): ApprovalFacts {
  const { reference, price, gameName } = quote;
  const { typeOfEvent, participantSize, preferredDates } = quote.answers;
  const isOnline = typeOfEvent === PRICE_LIST.typeWithoutBaseFee;
  const city = quote.answers.city.trim();
  const event = labelOfEventType(typeOfEvent);
  const people = counted(participantSize, 'person', 'people');
  const travelReason = price.baseFee === 0 ? travel.home : travel.away;
  return {
    reference,
    title: `${event} for ${people}${isOnline || !city ? '' : ` in ${city}`}`,
    event,
    people,
    place: isOnline ? 'Online' : city,
    game: gameName || 'To be recommended',
    dates: preferredDates.map(formatPreferredDay),
    lines: [
      {
        what: counted(participantSize, 'player', 'players'),
        reason: ruleFor(participantSize, price.participants),
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
    expiry: expiryOf(quote).toLocaleDateString('en-US', { dateStyle: 'long' }),
  };
}

/** The published rule for a head count, with its figures; empty when it does not give the price that was quoted. */
function ruleFor(people: number, quoted: number): string {
  const band = PRICE_LIST.bands.find(({ upTo }) => people <= upTo);
  if (!band || participantPriceOf(people) !== quoted) return '';
  if (band.each === 0) return `One flat price for up to ${band.upTo}.`;
  const more = people - band.over;
  return `${formatDollars(band.flat)} for ${band.over}, then ${formatDollars(band.each)} for ${more === 1 ? 'the' : 'each of the'} other ${more === 1 ? 'one' : formatWhole(more)}.`;
}

function counted(count: number, one: string, many: string): string {
  return `${formatWhole(count)} ${count === 1 ? one : many}`;
}
