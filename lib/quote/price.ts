import { PRICE_LIST } from './price-list.ts';

/** What a price depends on. `participantSize` 0 means that no number was entered. */
export type PriceInput = { typeOfEvent: string; city: string; participantSize: number };

/** Whole US dollars; `total` is always `baseFee + participants`. */
export type Price = { baseFee: number; participants: number; total: number };

/** The price of an event (specification section 9). Throws a RangeError for a head count that cannot be priced. */
export function priceOf({ typeOfEvent, city, participantSize }: PriceInput): Price {
  const baseFee = baseFeeOf(typeOfEvent, city);
  const participants = participantPriceOf(participantSize);
  return { baseFee, participants, total: baseFee + participants };
}

/** Travel and set-up: $3,000, or $0 in San Francisco proper and for virtual events (specification section 9). */
export function baseFeeOf(typeOfEvent: string, city: string): number {
  const isFree = typeOfEvent === PRICE_LIST.typeWithoutBaseFee || city === PRICE_LIST.cityWithoutBaseFee;
  return isFree ? 0 : PRICE_LIST.baseFee;
}

/**
 * The participants' part of the price (specification section 9). Throws a RangeError unless given a whole number from
 * 0.
 */
export function participantPriceOf(participantSize: number): number {
  if (!Number.isInteger(participantSize) || participantSize < 0) {
    throw new RangeError(`The number of participants must be a whole number from 0, not ${participantSize}.`);
  }
  if (participantSize === 0) return 0;
  const band = findBand(participantSize);
  return band.flat + band.each * Math.max(0, participantSize - band.over);
}

/** How much one more person adds to the price, in whole US dollars. */
export function priceOfNextPerson(participantSize: number): number {
  return participantPriceOf(participantSize + 1) - participantPriceOf(participantSize);
}

/** How many people can be added at no cost within the flat band: 18 at 12 people, 0 from 30 on. */
export function placesLeftInFlatBand(participantSize: number): number {
  return participantSize === 0 ? 0 : Math.max(0, findBand(1).upTo - participantSize);
}

function findBand(participantSize: number) {
  const band = PRICE_LIST.bands.find(({ upTo }) => participantSize <= upTo);
  if (!band) throw new RangeError(`No price band covers ${participantSize} participants.`);
  return band;
}
