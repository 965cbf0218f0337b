import { tabStorage } from '#components/ui/safe-storage.ts';
import { parseBoardDress, getDressFields, type BoardDress } from '#lib/hunt/board-dress';
import { findClues } from '#lib/hunt/draw-clues';
import { countSteps, isDone, NEW_HUNT } from '#lib/hunt/hunt';
import { getGameFields, parseHuntQuery, startGame, type Game } from '#lib/hunt/hunt-query';
import type { Clue } from '#lib/hunt/schema';

/** A game on a board that may be dressed for a client. */
export type DressedGame = Game & { dress?: BoardDress };

/** In sessionStorage: the game of this tab, as a query. */
export const GAME_KEY = 'hunt';

/** Stores the game in this tab, so that a reload and a way back continue it. */
export function storeGame({ dress, ...game }: DressedGame): void {
  tabStorage.write(GAME_KEY, new URLSearchParams({ ...getGameFields(game), ...getDressFields(dress) }).toString());
}

/** Whether a fragment holds a challenge or a dressed board. */
export function isGameFragment(fragment: string): boolean {
  return /^#(?:clues|board)=/.test(fragment);
}

/**
 * The game to show in the browser, given the one that the page was rendered for. A challenge in the fragment comes first. A stored game of the same
 * clues continues if more has happened in it; so does a stored game of other clues that is not over, unless the address names its clues (`isFixed`).
 * A dressed board is in the query, or in the fragment, which servers do not see.
 */
export function resumeGame(rendered: DressedGame, isFixed: boolean, clues: readonly Clue[]): DressedGame {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const challenged = findClues(clues, parseHuntQuery(fragment).clues) !== undefined;
  const fresh = challenged
    ? { ...startGame(parseHuntQuery(fragment), clues, rendered.clues), hunt: NEW_HUNT }
    : rendered;
  const dress = parseBoardDress(new URLSearchParams(location.search)) ?? parseBoardDress(fragment);
  const stored = readGame(clues);
  const isSame = stored?.clues.every(({ id }, index) => id === fresh.clues[index]?.id);
  if (stored && isSame && countSteps(stored.hunt) > countSteps(fresh.hunt))
    return { ...stored, rival: fresh.rival ?? stored.rival, dress: dress ?? stored.dress };
  if (stored && !isSame && !isFixed && !challenged && countSteps(stored.hunt) > 0 && !isDone(stored.hunt))
    return stored;
  return { ...fresh, dress };
}

function readGame(clues: readonly Clue[]): DressedGame | undefined {
  const query = new URLSearchParams(tabStorage.read(GAME_KEY) ?? '');
  const parsed = parseHuntQuery(query);
  const named = findClues(clues, parsed.clues);
  return named && { ...startGame(parsed, clues, named), dress: parseBoardDress(query) };
}
