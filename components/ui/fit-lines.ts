import { HEADLINE_TRACKING, KERNING, LETTERS } from '#lib/illustration/output/headline-widths';

/** The font-stretch of the site's copy of Anybody, in percent. Widths are linear between the two. */
const [MIN_STRETCH, MAX_STRETCH] = [50, 100];

/**
 * Justifies a headline in capitals as a block: lines of one font size get one width by their font-stretch alone.
 *
 * @param widest the largest font-stretch to use, in percent
 * @returns the font-stretch of each line in percent, and the width of the block in em; a line that is too short stays narrower
 */
export function fitLines(lines: readonly string[], widest = 90): { stretches: number[]; em: number } {
  const widths = lines.map(measureLine);
  const longest = Math.max(...widths.map(({ narrow }) => narrow));
  const shortest = Math.min(...widths.map(({ narrow, slope }) => narrow + slope * (widest - MIN_STRETCH)));
  const em = Math.max(shortest, longest);
  const stretches = widths.map(({ narrow, slope }) =>
    Math.min(Math.round((MIN_STRETCH + (em - narrow) / slope) * 10) / 10, widest),
  );
  return { stretches, em: Math.round(em * 1000) / 1000 };
}

/** The width of a line at the smallest font-stretch, and how much each percent adds, in em. Unknown characters have no width. */
function measureLine(line: string): { narrow: number; slope: number } {
  const letters = [...line.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')];
  let [narrow, wide] = [-HEADLINE_TRACKING, -HEADLINE_TRACKING];
  letters.forEach((letter, index) => {
    for (const widths of [LETTERS[letter], KERNING[`${letters[index - 1]}${letter}`]]) {
      narrow += widths?.[0] ?? 0;
      wide += widths?.[1] ?? 0;
    }
  });
  return { narrow, slope: (wide - narrow) / (MAX_STRETCH - MIN_STRETCH) };
}
