type Sign = { letter: string; name: string; path: string };

/**
 * The script of Jidara: eight signs on a grid of 24 units, one for each letter, in the order of the dial. Their paths are
 * relative, so that several signs can be one path. Screen readers read their names.
 */
export const SIGNS: readonly Sign[] = [
  { letter: 'J', name: 'trident', path: 'm12 2v20m-8-14a8 8 0 0 0 16 0' },
  { letter: 'I', name: 'arch', path: 'm2 12a10 10 0 0 1 20 0m-10 0v10m-8 0h16' },
  { letter: 'D', name: 'lamp', path: 'm12 22v-12m-8-6a8 6 0 0 0 16 0m-8-2v.1' },
  { letter: 'A', name: 'bolt', path: 'm3 3h18l-18 18h18' },
  { letter: 'R', name: 'cup', path: 'm4 2v12a8 8 0 0 0 16 0v-12m-8 6v.1' },
  { letter: 'N', name: 'flag', path: 'm2 22v-20h10a6 6 0 0 1 0 12h-10' },
  { letter: 'S', name: 'peak', path: 'm2 22 10-20 10 20m-10-6v.1' },
  { letter: 'E', name: 'chair', path: 'm2 2v20m0-10h10a8 8 0 0 0 8-10' },
];

const ADVANCE = 40;

/** Texts that can be written in the script: words of the eight letters, with single spaces. */
export const JIDARA_TEXT = /^[JIDARNSE]+( [JIDARNSE]+)*$/;

/** A line of script as inner SVG, with one sign for each letter. Strokes have the class `sp`. Throws when a letter has no sign. */
export function writeScript(text: string): { viewBox: string; markup: string } {
  const signs = [...text].map((letter, place) =>
    letter === ' ' ? '' : `<path transform="translate(${place * ADVANCE})" d="${getSign(letter).path}"/>`,
  );
  return {
    viewBox: `-2 -2 ${text.length * ADVANCE - 12} 28`,
    markup: `<g class="sp" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${signs.join('')}</g>`,
  };
}

/** The same line as the names of its signs, so that visitors with a screen reader can solve it. */
export function describeScript(text: string): string {
  return text
    .split(' ')
    .map((word) => [...word].map((letter) => getSign(letter).name).join(', '))
    .join('; ');
}

/** The text with every letter replaced by the one that stands `places` later on the ring of eight; spaces remain. */
export function shiftLetters(text: string, places: number): string {
  const letterAt = (place: number) => SIGNS.at(place % SIGNS.length)?.letter ?? '';
  return text.replace(/\S/g, (letter) => letterAt(SIGNS.indexOf(getSign(letter)) + places));
}

function getSign(letter: string): Sign {
  const sign = SIGNS.find((candidate) => candidate.letter === letter);
  if (!sign) throw new Error(`The script of Jidara has no sign for "${letter}".`);
  return sign;
}
