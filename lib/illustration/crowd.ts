import { symbolsIn, withPrefix } from './assemble-with.ts';
import { pawnParts, type Band, type Hat, type PawnInk } from './pieces.ts';
import { BANDS } from './symbols/bands.ts';
import { HATS } from './symbols/hats.ts';
import { PAWN_BODY } from './symbols/pawn-body.ts';

const ROWS = [13, 12, 13];
const INKS: PawnInk[] = ['a', 'd', 'b', 'w'];
const LOOKS: Hat[] = ['bowler', 'bob', 'curls', 'cap', 'beret', 'bun', 'specs', 'phones'];
const STRIPES: (Band | undefined)[] = ['1', '2', '3', undefined];

/** Players of a quote on a ground of 780 x 204, in rows of 13, 12 and 13 from the back. */
export const CROWD = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, place) =>
    pawnParts((row === 1 ? 60 : 30) + place * 60, 98 + row * 46, {
      scale: 0.8,
      ink: INKS[(place * 3 + row) % INKS.length],
      hat: LOOKS[(place * 5 + row * 3) % LOOKS.length],
      band: STRIPES[(place + row * 2) % STRIPES.length],
    }),
  ),
);

const PREFIX = 'crowd';
const SYMBOLS: Record<string, string> = { ...PAWN_BODY, ...BANDS, ...HATS };

/** The symbols of all of them as markup, under ids of their own. */
export const CROWD_SYMBOLS = withPrefix(
  PREFIX,
  symbolsIn(SYMBOLS, [...new Set(CROWD.flatMap(({ symbols }) => symbols))]),
);

/** The address of a symbol within the page. */
export function crowdSymbol(name: string): string {
  return `#${PREFIX}-${name}`;
}
