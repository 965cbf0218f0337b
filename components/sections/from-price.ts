import { formatDollars } from '#lib/quote/figures';
import { placesLeftInFlatBand, priceOf } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';

/** Number of people that the flat price covers. */
export const FLAT_PRICE_PEOPLE = 1 + placesLeftInFlatBand(1);

/** The price of the smallest group as text: "$1,500 in San Francisco, $4,500 elsewhere, up to 30 people". */
export function fromPrice(typeOfEvent: string): string {
  const inSanFrancisco = minPrice(typeOfEvent, PRICE_LIST.cityWithoutBaseFee);
  const elsewhere = minPrice(typeOfEvent, '');
  const price =
    inSanFrancisco === elsewhere ? inSanFrancisco : `${inSanFrancisco} in San Francisco, ${elsewhere} elsewhere`;
  return `${price}, up to ${FLAT_PRICE_PEOPLE} people`;
}

function minPrice(typeOfEvent: string, city: string): string {
  return formatDollars(priceOf({ typeOfEvent, city, participantSize: 1 }).total);
}
