/** Lines of one size that share a width: the font's own width axis does the justifying. */
import { outline } from './outline.ts';

const NARROWEST = 50;
const WIDEST = 150;

/** Headlines are set with this letter spacing, in em; the width of a line includes it. */
export const HEADLINE_TRACKING = 0.008;

export function widthInEm(text: string, stretch: number, weight = 800): number {
  return outline(text, { size: 1000, stretch, weight, tracking: HEADLINE_TRACKING }).width / 1000;
}

/** The font-stretch (percent, one decimal) at which a line set in Anybody is `width` em wide. */
function stretchForWidth(text: string, width: number, weight = 800): number {
  let [low, high] = [NARROWEST, WIDEST];
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (widthInEm(text, middle, weight) < width) low = middle;
    else high = middle;
  }
  return Math.round(((low + high) / 2) * 10) / 10;
}

/** Stretches for a blocked headline whose first line is set at `firstStretch`. */
export function blockStretches(lines: readonly string[], firstStretch: number, weight = 800): number[] {
  const width = widthInEm(lines[0] ?? '', firstStretch, weight);
  return lines.map((line, index) => (index === 0 ? firstStretch : stretchForWidth(line, width, weight)));
}

/**
 * How a headline in capitals is set as a block with the display face of the site, which is 50 to 100 percent wide: the
 * font-stretch of each line (percent) at which all come out equally long, with none wider than `widest`; and that length in
 * em. A line that is too short for it comes out shorter.
 */
export function blockOf(lines: readonly string[], widest = 90): { stretches: number[]; em: number } {
  const upper = lines.map((line) => line.toUpperCase());
  const shortest = Math.min(...upper.map((line) => widthInEm(line, widest)));
  const longest = Math.max(...upper.map((line) => widthInEm(line, NARROWEST)));
  const em = Math.max(shortest, longest);
  const stretches = upper.map((line) => Math.min(stretchForWidth(line, em), widest));
  return { stretches, em: Math.round(em * 1000) / 1000 };
}
