/*
 * Glossary
 *   base fee    travel and set-up, once per event (specification section 9)
 *   band        a range of head counts that shares one rule; `upTo` is included
 *   flat        what the band costs before its own extra participants
 *   each        what every participant above `over` adds
 */

export type PriceBand = { upTo: number; flat: number; over: number; each: number };

/** Prices as data, in whole US dollars. Change the version with any figure: stored quotes remember it. */
export const PRICE_LIST = {
  version: '2026-11',
  baseFee: 3000,
  /** The base fee is 0 for exactly this label; South San Francisco is another city. */
  cityWithoutBaseFee: 'San Francisco, CA, USA',
  typeWithoutBaseFee: 'virtual',
  bands: [
    { upTo: 30, flat: 1500, over: 30, each: 0 },
    { upTo: 50, flat: 1500, over: 30, each: 65 },
    { upTo: 100, flat: 2800, over: 50, each: 55 },
    { upTo: Infinity, flat: 5550, over: 100, each: 45 },
  ] satisfies PriceBand[],
} as const;
