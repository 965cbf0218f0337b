import { bandName } from '#lib/quote/band-name';
import { PRICE_LIST } from '#lib/quote/price-list';

/** A range of head counts, inclusive; `to` is Infinity for the last one. `value` is used in URLs. */
export type SizeBand = { value: string; label: string; from: number; to: number };

/** The bands of the price list, so that every size has one price rule. */
export const SIZE_BANDS: readonly SizeBand[] = PRICE_LIST.bands.map(({ upTo }, index) => {
  const below = PRICE_LIST.bands[index - 1]?.upTo ?? 0;
  const ends = { value: bandName(upTo), from: below + 1, to: upTo };
  if (upTo === Infinity) return { label: `Over ${below}`, ...ends };
  return { label: below ? `${below + 1} to ${upTo}` : `Up to ${upTo}`, ...ends };
});
