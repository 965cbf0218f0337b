import { priceOf, type PriceInput } from './price.ts';
import { LIMITS } from './request-schema.ts';

/** Where and what is played; the head count is what is asked for. */
export type BudgetPlace = Pick<PriceInput, 'typeOfEvent' | 'city'>;

/** A typed budget in US dollars, such as "$6,000", "6k" or "6 000.50"; 0 when empty, NaN when it is not an amount. */
export function parseBudget(text: string): number {
  const plain = text.replace(/[\s,$]|usd|dollars?/gi, '');
  if (plain === '') return 0;
  const [, digits, thousand] = /^(\d+(?:\.\d+)?|\.\d+)(k?)$/i.exec(plain) ?? [];
  return digits === undefined ? Number.NaN : Number(digits) * (thousand ? 1000 : 1);
}

/**
 * The largest group whose price stays within a budget in US dollars, up to the most that can be asked for; 0 when the
 * budget is below the smallest price. The price never falls as people are added, so halving finds the edge.
 */
export function largestGroupFor(budget: number, place: BudgetPlace): number {
  const fits = (participantSize: number) => priceOf({ ...place, participantSize }).total <= budget;
  let most = 0;
  let tooMany: number = LIMITS.people + 1;
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}
