type Sign = { letter: string; name: string; path: string };

/** The script of Jidara: eight signs on a grid of 24 units, one for each letter. Screen readers read their names. */
const SIGNS: readonly Sign[] = [
  { letter: 'J', name: 'trident', path: 'M12 2v20M4 8a8 8 0 0 0 16 0' },
  { letter: 'I', name: 'arch', path: 'M2 12a10 10 0 0 1 20 0M12 12v10M4 22h16' },
  { letter: 'D', name: 'lamp', path: 'M12 22V10M4 4a8 6 0 0 0 16 0M12 2v.1' },
  { letter: 'A', name: 'bolt', path: 'M3 3h18L3 21h18' },
  { letter: 'R', name: 'cup', path: 'M4 2v12a8 8 0 0 0 16 0V2M12 8v.1' },
  { letter: 'N', name: 'flag', path: 'M2 22V2h10a6 6 0 0 1 0 12H2' },
  { letter: 'S', name: 'peak', path: 'M2 22 12 2l10 20M12 16v.1' },
  { letter: 'E', name: 'chair', path: 'M2 2v20M2 12h10a8 8 0 0 0 8-10' },
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

function getSign(letter: string): Sign {
  const sign = SIGNS.find((candidate) => candidate.letter === letter);
  if (!sign) throw new Error(`The script of Jidara has no sign for "${letter}".`);
  return sign;
}
