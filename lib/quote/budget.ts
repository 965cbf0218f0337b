import { parseTypedNumber } from './typed-number.ts';
import { priceOf, type PriceInput } from './price.ts';
import { LIMITS } from './request-schema.ts';

/** Event type and city; the head count is the unknown. */
export type BudgetPlace = Pick<PriceInput, 'typeOfEvent' | 'city'>;

/**
 * Parses a typed budget in US dollars, such as "$6,000", "6k" or "6 000.50"; 0 when empty, NaN when it is not an
 * amount.
 */
export function parseBudget(text: string): number {
  const plain = text.replace(/\$|usd|dollars?/gi, ' ').trim();
  const figure = plain.replace(/(?<=\d)\s*k$/i, '');
  const amount = parseTypedNumber(figure) * (figure === plain ? 1 : 1000);
  return amount >= 0 ? amount : Number.NaN;
}

/**
 * The largest group whose price stays within a budget in US dollars, at most `LIMITS.people`; 0 when the budget is
 * below the smallest price. A binary search works because the price never falls as people are added.
 */
export function largestGroupFor(budget: number, place: BudgetPlace): number {
  const fits = (participantSize: number) => priceOf({ ...place, participantSize }).total <= budget;
  let affordable = 0;
  let unaffordable: number = LIMITS.people + 1;
  while (unaffordable - affordable > 1) {
    const middle = (affordable + unaffordable) >> 1;
    if (fits(middle)) affordable = middle;
    else unaffordable = middle;
  }
  return affordable;
}
