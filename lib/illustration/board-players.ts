import { pawnParts, type Hat, type PawnInk } from './pieces.ts';
import { hashText } from './random.ts';

/** Whoever leads wears it. */
const CROWN: Hat = 'crown';
const HATS: Hat[] = ['bob', 'curls', 'bowler', 'beret', 'phones', 'cap', 'bun', 'specs'];
const INKS: PawnInk[] = ['b', 'd', 'a', 'w', 'f'];

/** Every symbol that a player on a scoreboard is made of. */
export const BOARD_PLAYER_SYMBOLS = ['pawn', ...[CROWN, ...HATS].map((hat) => `hat-${hat}`)];

/** The window to see one through. */
export const BOARD_PLAYER_VIEW = '-30 -130 60 150';

/** The piece of a crew: hat and ink are hashed from its name, so it stays the same wherever the crew stands. */
export function boardPlayer(crew: string, isLeader: boolean) {
  const hash = hashText(crew);
  const hat = isLeader ? CROWN : HATS[(hash >>> 8) % HATS.length];
  return pawnParts(0, 6, { ink: INKS[hash % INKS.length], hat, scale: 0.95 });
}
