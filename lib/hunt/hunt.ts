import type { DrawnClues } from './draw-clues.ts';
import { isRightAnswer, isRightChoice } from './match-answer.ts';
import { CLUE_KINDS, LAST_STOP, squareAt, type ClueKind } from './squares.ts';

/** What has happened on the square of one clue. `shown` means that the player gave up and read the answer. */
export type Turn = { hints: number; misses: number; outcome: 'open' | 'solved' | 'shown' };

/** A hunt that is being played. `turns` has one turn for each clue, in the order of the board. */
export type Hunt = { stop: number; turns: readonly Turn[]; crew: string };

export type HuntAction =
  | { type: 'move'; stop: number }
  | { type: 'answer'; text: string }
  | { type: 'hint' }
  | { type: 'show' }
  | { type: 'name'; crew: string };

export const MAX_CREW_LENGTH = 24;

export const NEW_HUNT: Hunt = {
  stop: 0,
  turns: CLUE_KINDS.map(() => ({ hints: 0, misses: 0, outcome: 'open' })),
  crew: '',
};

/** The hunt after an action. Actions that do not fit change nothing, such as an answer to a clue that is solved. */
export function playHunt(hunt: Hunt, action: HuntAction, clues: DrawnClues): Hunt {
  if (action.type === 'move') return { ...hunt, stop: Math.min(Math.max(Math.trunc(action.stop), 0), LAST_STOP) };
  if (action.type === 'name') return { ...hunt, crew: toCrewName(action.crew) };
  const index = CLUE_KINDS.indexOf(squareAt(hunt.stop) as ClueKind);
  const [turn, clue] = [hunt.turns[index], clues[index]];
  if (!turn || !clue || turn.outcome !== 'open') return hunt;
  const change = (changed: Partial<Turn>): Hunt => ({
    ...hunt,
    turns: hunt.turns.with(index, { ...turn, ...changed }),
  });
  if (action.type === 'hint') return change({ hints: Math.min(turn.hints + 1, clue.hints.length) });
  if (action.type === 'show') return change({ outcome: 'shown' });
  if (!action.text.trim()) return hunt;
  const isRight = (clue.choices ? isRightChoice : isRightAnswer)(action.text, clue.answers);
  return change(isRight ? { outcome: 'solved' } : { misses: turn.misses + 1 });
}

/** The points of a clue: none unless it is solved, and each hint costs some of them. */
export function getPoints(turn: Turn, points: number, hintCost: number): number {
  return turn.outcome === 'solved' ? Math.max(0, points - turn.hints * hintCost) : 0;
}

/** The points of a whole hunt. */
export function getScore({ turns }: Hunt, clues: DrawnClues, hintCost: number): number {
  return turns.reduce((sum, turn, index) => sum + getPoints(turn, clues[index]?.points ?? 0, hintCost), 0);
}

/** The points of a hunt without hints. */
export function getBestScore(clues: DrawnClues): number {
  return clues.reduce((sum, { points }) => sum + points, 0);
}

/** How much has happened in a hunt, for a comparison of two. */
export function countSteps({ turns }: Hunt): number {
  return turns.reduce((sum, { hints, misses, outcome }) => sum + hints + misses + (outcome === 'open' ? 0 : 1), 0);
}

/** Whether all clues are solved or shown. */
export function isDone({ turns }: Hunt): boolean {
  return turns.every(({ outcome }) => outcome !== 'open');
}

/** A name as it is shown: one line of letters, digits and simple punctuation, cut at the longest length. No address of a site is left of it. */
export function toCrewName(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}\s&'’!,.-]/gu, '')
    .replace(/\.(?=\S)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CREW_LENGTH)
    .trim();
}
