import { bandName } from '#lib/quote/band-name';
import { PRICE_LIST } from '#lib/quote/price-list';

/** A range of head counts, both ends included; `to` is Infinity for the last. `value` stands in addresses. */
export type SizeBand = { value: string; label: string; from: number; to: number };

/** The sizes to choose from are the bands of the price list, so that a size and its price always go together. */
export const SIZE_BANDS: readonly SizeBand[] = PRICE_LIST.bands.map(({ upTo }, index) => {
  const below = PRICE_LIST.bands[index - 1]?.upTo ?? 0;
  const ends = { value: bandName(upTo), from: below + 1, to: upTo };
  if (upTo === Infinity) return { label: `Over ${below}`, ...ends };
  return { label: below ? `${below + 1} to ${upTo}` : `Up to ${upTo}`, ...ends };
});
