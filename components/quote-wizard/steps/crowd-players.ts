import { getPawnSymbols, type Band, type Hat, type PawnInk } from '#lib/pawns/look';

const ROWS = [13, 12, 13];
const INKS: PawnInk[] = ['a', 'd', 'b', 'w'];
const HATS: Hat[] = ['bowler', 'bob', 'curls', 'cap', 'beret', 'bun', 'specs', 'phones'];
const BANDS: (Band | undefined)[] = ['1', '2', '3', undefined];

/** The players of the quote form on an area of 780 by 204 units, in rows of 13, 12 and 13 from the back. */
export const CROWD_PLAYERS = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, place) => ({
    ink: INKS[(place * 3 + row) % INKS.length],
    transform: `translate(${(row === 1 ? 60 : 30) + place * 60} ${98 + row * 46}) scale(0.8)`,
    symbols: getPawnSymbols({
      hat: HATS[(place * 5 + row * 3) % HATS.length],
      band: BANDS[(place + row * 2) % BANDS.length],
    }),
  })),
);
