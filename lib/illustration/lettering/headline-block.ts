import { outline } from './outline.ts';

/** The limits of the width axis of Anybody, as font-stretch in percent. */
const MIN_STRETCH = 50;
const MAX_STRETCH = 150;

/** The letter spacing of headlines, in em. The width of a line includes it. */
export const HEADLINE_TRACKING = 0.008;

/** The width of a line set in Anybody, in em. */
export function measureWidthEm(text: string, stretch: number, weight = 800): number {
  return outline(text, { size: 1000, stretch, weight, tracking: HEADLINE_TRACKING }).width / 1000;
}

/** The font-stretch (percent, one decimal) at which a line set in Anybody is `width` em wide. */
function findStretch(text: string, width: number, weight = 800): number {
  let [low, high] = [MIN_STRETCH, MAX_STRETCH];
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (measureWidthEm(text, middle, weight) < width) low = middle;
    else high = middle;
  }
  return Math.round(((low + high) / 2) * 10) / 10;
}

/** The font-stretch (percent) of each line at which all lines are as wide as the first one at `firstStretch`. */
export function getBlockStretches(lines: readonly string[], firstStretch: number, weight = 800): number[] {
  const width = measureWidthEm(lines[0] ?? '', firstStretch, weight);
  return lines.map((line, index) => (index === 0 ? firstStretch : findStretch(line, width, weight)));
}
