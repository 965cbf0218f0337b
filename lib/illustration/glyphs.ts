import type { Scene } from './assemble.ts';
import { repeat } from './geometry.ts';

/** The script of Jidara: eight signs made of arc, stem and dot, on a 24 grid. */
const GLYPHS = [
  'M2 22V2h10a6 6 0 0 1 0 12H2',
  'M12 2v20M4 8a8 8 0 0 0 16 0',
  'M2 22 12 2l10 20M12 16v.1',
  'M2 2v20M2 12h10a8 8 0 0 0 8-10',
  'M12 22V10M4 4a8 6 0 0 0 16 0M12 2v.1',
  'M4 2v12a8 8 0 0 0 16 0V2M12 8v.1',
  'M2 12a10 10 0 0 1 20 0M12 12v10M4 22h16',
  'M3 3h18L3 21h18',
] as const;

const ADVANCE = 40;

/** A line of script; each number is the index of a sign. Strokes take the class sp. */
export function drawGlyphs(sequence: number[]): Scene {
  const signs = repeat(
    sequence.length,
    (i) => `<path transform="translate(${i * ADVANCE})" d="${GLYPHS[sequence[i] ?? 0] ?? GLYPHS[0]}"/>`,
  );
  return {
    viewBox: `-2 -2 ${Math.max(28, sequence.length * ADVANCE - 12)} 28`,
    markup: `<g class="sp" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${signs}</g>`,
  };
}
