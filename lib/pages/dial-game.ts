/** The keys of the dial, clockwise. */
export const NOTES = 'CDEFGAB';

/** How many notes open the vault. */
export const NOTES_TO_OPEN = 4;

/** The notes played in this try, up to four of them; how many tries were wrong; and whether the vault is open. */
export type DialGame = { played: string; misses: number; isOpen: boolean };

export const NEW_GAME: DialGame = { played: '', misses: 0, isOpen: false };

/** The game after one more note. Four notes are a try; the note after a wrong try starts the next one. An open vault stays open. */
export function playNote(game: DialGame, note: string, answer: string): DialGame {
  if (game.isOpen) return game;
  const played = (hasMissed(game) ? '' : game.played) + note;
  if (played.length < NOTES_TO_OPEN) return { ...game, played };
  const isOpen = played === answer;
  return { played, misses: game.misses + (isOpen ? 0 : 1), isOpen };
}

/** Whether the last try was wrong. */
export function hasMissed({ played, isOpen }: DialGame): boolean {
  return played.length === NOTES_TO_OPEN && !isOpen;
}
