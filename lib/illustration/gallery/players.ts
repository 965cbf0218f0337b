import type { Board } from '../board.ts';
import type { Band, Hat, PawnInk } from '#lib/pawns/look';
import { pawnAt, type PawnLook } from '../pieces.ts';
import { createRandom } from '../random.ts';

/** The position and the look of a player. */
export type Player = readonly [x: number, y: number, ink: PawnInk, hat?: Hat, band?: Band, scale?: number];

const INKS: PawnInk[] = ['a', 'b', 'd', 'f', 'w'];
const HATS: Hat[] = ['bowler', 'curls', 'bob', 'cap', 'specs', 'beret', 'bun', 'phones'];
const BANDS: (Band | undefined)[] = ['1', undefined, '2', '3', undefined];

/** Adds players to a board; x and y are in ground units. */
export function addPlayers(
  board: Board,
  players: readonly Player[],
  { z = 0, scale = 1.1, bias = 10 }: { z?: number; scale?: number; bias?: number } = {},
): void {
  for (const [x, y, ink, hat, band, size = 1] of players)
    board.pawn(x, y, { ink, hat, band, z, scale: scale * size }, bias);
}

/** Draws players from the front, at points of the picture. Players that are lower in the picture are painted later. */
export function drawPlayers(players: readonly Player[], scale = 2): string {
  return [...players]
    .sort((one, other) => one[1] - other[1])
    .map(([x, y, ink, hat, band, size = 1]) => pawnAt(x, y, { ink, hat, band, scale: scale * size }))
    .join('');
}

/** A random look for the player with this index. Neighbors differ in ink. */
export function randomLook(index: number, seed: number): PawnLook {
  const random = createRandom(seed * 977 + index * 131);
  return {
    ink: INKS[(index * 2 + seed) % INKS.length],
    hat: random() < 0.22 ? undefined : HATS[Math.floor(random() * HATS.length)],
    band: BANDS[Math.floor(random() * BANDS.length)],
  };
}
