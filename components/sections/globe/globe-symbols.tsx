import { HATS } from '#lib/pawns/hats';
import type { Look } from '#lib/pawns/look';
import { PAWN_BODY } from '#lib/pawns/pawn-body';
import { LAND } from './globe-land.ts';

/** One look for each city, in order. */
const LOOKS = [
  { ink: 'a', hat: 'cap' },
  { ink: 'f', hat: 'bobble' },
  { ink: 'd', hat: 'specs' },
  { ink: 'b', hat: 'bowler' },
  { ink: 'w', hat: 'curls' },
  { ink: 'a', hat: 'phones' },
  { ink: 'd', hat: 'beret' },
  { ink: 'f', hat: 'bun' },
] as const satisfies Look[];

/** What is drawn more than once on the board, for `<use>`: the pawns of the first `count` cities, and the land. */
export function GlobeSymbols({ count }: { count: number }) {
  return (
    <defs>
      <path id="globe-land" d={LAND} />
      <g id="globe-body" className="piece" dangerouslySetInnerHTML={{ __html: PAWN_BODY.pawn }} />
      {LOOKS.slice(0, count).map(({ ink, hat }, index) => (
        <g
          key={hat}
          id={`globe-pawn-${index}`}
          className="piece"
          dangerouslySetInnerHTML={{
            __html: `<use href="#globe-body" class="c${ink}"/><g class="o">${HATS[`hat-${hat}`]}</g>`,
          }}
        />
      ))}
      <clipPath id="globe-night">
        <path d="M0-200h200v400H0z" />
      </clipPath>
    </defs>
  );
}
