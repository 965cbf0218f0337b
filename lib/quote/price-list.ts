/**
 * A range of head counts that shares one rule: `flat + each * (people - over)`, in whole US dollars. `upTo` is included
 * in the range.
 */
export type PriceBand = { upTo: number; flat: number; over: number; each: number };

/**
 * Prices in whole US dollars (specification section 9). Change `version` with any figure: it is stored with each quote.
 */
export const PRICE_LIST = {
  version: '2026-11',
  /** Travel and set-up, once per event. */
  baseFee: 3000,
  /** The base fee is 0 for exactly this label. South San Francisco is another city. */
  cityWithoutBaseFee: 'San Francisco, CA, USA',
  typeWithoutBaseFee: 'virtual',
  bands: [
    { upTo: 30, flat: 1500, over: 30, each: 0 },
    { upTo: 50, flat: 1500, over: 30, each: 65 },
    { upTo: 100, flat: 2800, over: 50, each: 55 },
    { upTo: Infinity, flat: 5550, over: 100, each: 45 },
  ] satisfies PriceBand[],
} as const;
