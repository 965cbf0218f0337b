import { isCountable } from './head-count.ts';
import { formatDollars, listed } from './figures.ts';
import { priceOf } from './price.ts';
import { PRICE_LIST } from './price-list.ts';
import type { QuoteState } from './quote-state.ts';

const NUMBERS = ['No answers', 'One answer', 'Two answers', 'Three answers'];

/** What the price still waits for, in words, with the range it will fall into. */
export function missingForPrice({
  typeOfEvent,
  city,
  participantSize,
}: Pick<QuoteState, 'typeOfEvent' | 'city' | 'participantSize'>): { headline: string; detail: string } {
  const missing = [
    ...(typeOfEvent === '' ? ['the event'] : []),
    ...(typeOfEvent !== 'virtual' && city.trim() === '' ? ['the city'] : []),
    ...(isCountable(participantSize) ? [] : ['the number of players']),
  ];
  return {
    headline: `${NUMBERS[missing.length]} to a price`,
    detail: `Still missing: ${listed(missing)}. ${fromPrices(typeOfEvent)}`,
  };
}

function fromPrices(typeOfEvent: string): string {
  const from = (city: string) => formatDollars(priceOf({ typeOfEvent, city, participantSize: 1 }).total);
  if (typeOfEvent === 'virtual') return `Virtual events start at ${from('')}.`;
  return `Prices start at ${from(PRICE_LIST.cityWithoutBaseFee)} in San Francisco or online, and at ${from('')} elsewhere.`;
}
