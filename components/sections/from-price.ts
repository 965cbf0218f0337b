import { formatDollars } from '#lib/quote/figures';
import { placesLeftInFlatBand, priceOf } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';

/** How many people the flat price covers. */
export const FLAT_PRICE_PEOPLE = 1 + placesLeftInFlatBand(1);

/** The price of the smallest group, in words: "$1,500 in San Francisco, $4,500 elsewhere, up to 30 people". */
export function fromPrice(typeOfEvent: string): string {
  const home = smallest(typeOfEvent, PRICE_LIST.cityWithoutBaseFee);
  const away = smallest(typeOfEvent, '');
  const price = home === away ? home : `${home} in San Francisco, ${away} elsewhere`;
  return `${price}, up to ${FLAT_PRICE_PEOPLE} people`;
}

function smallest(typeOfEvent: string, city: string): string {
  return formatDollars(priceOf({ typeOfEvent, city, participantSize: 1 }).total);
}
