import { hashText } from '#lib/pawns/hash-text';
import type { Hat, Look, PawnInk } from '#lib/pawns/look';

/** The hat of the leading crew. */
const CROWN: Hat = 'crown';
const HATS: Hat[] = ['bob', 'curls', 'bowler', 'beret', 'phones', 'cap', 'bun', 'specs'];
const INKS: PawnInk[] = ['b', 'd', 'a', 'w', 'f'];

/** The symbols that the pawns of a leaderboard use. */
export const CREW_SYMBOLS = ['pawn', ...[CROWN, ...HATS].map((hat) => `hat-${hat}`)];

/** The look of a crew. Hat and ink are hashed from its name, so the pawn does not change with the rank, except for the leader's crown. */
export function getCrewLook(crew: string, isLeader: boolean): Look {
  const hash = hashText(crew);
  const hat = isLeader ? CROWN : HATS[(hash >>> 8) % HATS.length];
  return { ink: INKS[hash % INKS.length], hat };
}
