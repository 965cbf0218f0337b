import { tabStorage } from '#components/ui/safe-storage.ts';
import { parseBoardDress, type BoardDress } from '#lib/hunt/board-dress';
import { findClues, type DrawnClues } from '#lib/hunt/draw-clues';
import { isUntouched, NEW_HUNT, type Hunt } from '#lib/hunt/hunt';
import { getHuntFields, parseHuntQuery, type Rival } from '#lib/hunt/hunt-query';
import type { Clue } from '#lib/hunt/schema';

/** The clues that are played, how far the hunt is, the crew that sent them as a challenge, and for whom the board is dressed. */
export type Game = { clues: DrawnClues; hunt: Hunt; rival?: Rival; dress?: BoardDress };

/** In sessionStorage: the game of this tab, as a query. */
export const GAME_KEY = 'hunt';

export function storeGame({ hunt, clues, rival }: Game): void {
  tabStorage.write(GAME_KEY, new URLSearchParams(getHuntFields(hunt, clues, rival)).toString());
}

/**
 * The game to show in the browser. A challenge in the fragment comes first; a dressed board may be in the query or in the
 * fragment, which the server does not see. What this tab has stored goes on if it is about the same clues;
 * otherwise the game is `fresh`, which is also what remains of a game that a server rendered.
 */
export function resumeGame(fresh: Game, clues: readonly Clue[]): Game {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const challenge = parseHuntQuery(fragment);
  const challenged = findClues(clues, challenge.clues);
  const dress = parseBoardDress(new URLSearchParams(location.search)) ?? parseBoardDress(fragment);
  const game: Game = challenged
    ? { clues: challenged, hunt: NEW_HUNT, rival: challenge.rival, dress }
    : { ...fresh, dress };
  const stored = parseHuntQuery(new URLSearchParams(tabStorage.read(GAME_KEY) ?? ''));
  const isSame = isUntouched(game.hunt) && stored.clues.join() === game.clues.map(({ id }) => id).join();
  return isSame ? { ...game, hunt: stored.hunt } : game;
}
