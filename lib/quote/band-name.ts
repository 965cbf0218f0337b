import { PRICE_LIST } from './price-list.ts';

/**
 * The price band of a head count from 1, as URLs and analytics events name it: `1-30`, `31-50`, `51-100` or `over-100`.
 */
export function bandName(people: number): string {
  const index = PRICE_LIST.bands.findIndex(({ upTo }) => people <= upTo);
  const upTo = PRICE_LIST.bands[index]?.upTo;
  const below = PRICE_LIST.bands[index - 1]?.upTo ?? 0;
  return upTo === Infinity ? `over-${below}` : `${below + 1}-${upTo}`;
}
