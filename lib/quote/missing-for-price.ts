import { isValidHeadCount } from './head-count.ts';
import { formatDollars, formatList } from './figures.ts';
import { isPricedPerChild, PER_CHILD, PER_CHILD_TEXT } from './per-child.ts';
import { priceOf } from './price.ts';
import { PRICE_LIST } from './price-list.ts';
import type { QuoteState } from './quote-state.ts';

const NUMBERS = ['No answers', 'One answer', 'Two answers', 'Three answers'];

/** Texts that name the answers without which there is no price, and the lowest price that is possible. For families, how they pay. */
export function missingForPrice({
  typeOfEvent,
  city,
  participantSize,
}: Pick<QuoteState, 'typeOfEvent' | 'city' | 'participantSize'>): { headline: string; detail: string } {
  if (isPricedPerChild(typeOfEvent)) return { headline: PER_CHILD, detail: PER_CHILD_TEXT };
  const missing = [
    ...(typeOfEvent === '' ? ['the event'] : []),
    ...(typeOfEvent !== 'virtual' && city.trim() === '' ? ['the city'] : []),
    ...(isValidHeadCount(participantSize) ? [] : ['the number of players']),
  ];
  return {
    headline: `${NUMBERS[missing.length]} to a price`,
    detail: `Still missing: ${formatList(missing)}. ${describeLowestPrices(typeOfEvent)}`,
  };
}

function describeLowestPrices(typeOfEvent: string): string {
  const from = (city: string) => formatDollars(priceOf({ typeOfEvent, city, participantSize: 1 }).total);
  if (typeOfEvent === 'virtual') return `Virtual events start at ${from('')}.`;
  return `Prices start at ${from(PRICE_LIST.cityWithoutBaseFee)} in San Francisco or online, and at ${from('')} elsewhere.`;
}
