import type { EventType } from '#lib/quote/event-types';
import { formatDollars } from '#lib/quote/figures';
import { placesLeftInFlatBand, priceOf } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';

/** Number of people that the flat price covers. */
export const FLAT_PRICE_PEOPLE = 1 + placesLeftInFlatBand(1);

function minPrice(typeOfEvent: string, city: string): string {
  return formatDollars(priceOf({ typeOfEvent, city, participantSize: 1 }).total);
}

/** The price of the smallest group for a menu: "from $1,500 in SF". Families get a price per child. */
export function shortFromPrice(typeOfEvent: EventType): string {
  if (typeOfEvent === 'homeschool') return 'priced per child';
  const inSanFrancisco = minPrice(typeOfEvent, PRICE_LIST.cityWithoutBaseFee);
  return `from ${inSanFrancisco}${inSanFrancisco === minPrice(typeOfEvent, '') ? '' : ' in SF'}`;
}

/** The same for a bar, in two parts: the price of the smallest group, and what it is for. `city` is the only place, if there is one. */
export function flatPrice(typeOfEvent: EventType = 'scavenger-hunt', city = ''): { price: string; detail: string } {
  const inSanFrancisco = minPrice(typeOfEvent, PRICE_LIST.cityWithoutBaseFee);
  const elsewhere = minPrice(typeOfEvent, city);
  const people = `for up to ${FLAT_PRICE_PEOPLE}`;
  return {
    price: `From ${inSanFrancisco}`,
    detail: inSanFrancisco === elsewhere ? `${people} people` : `${people} in SF, ${elsewhere} elsewhere`,
  };
}
