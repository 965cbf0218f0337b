import { SITE_TIME_ZONE } from '#lib/content/site-time-zone';
import { getDay } from '#lib/content/time-zone';
import type { Clue } from './schema.ts';
import { CLUE_KINDS } from './squares.ts';

const DAY_MS = 86_400_000;

/** One clue of each kind. */
export type DrawnClues = readonly Clue[];

/**
 * The clues of a day (YYYY-MM-DD), one of each kind, the same for everybody. With equally many clues of each kind, all combinations have had
 * their day before one comes again.
 */
export function drawClues(clues: readonly Clue[], day: string): DrawnClues {
  const number = Date.parse(day) / DAY_MS;
  let rest = number;
  return CLUE_KINDS.map((kind, position) => {
    const choice = clues.filter((clue) => clue.kind === kind);
    // The number of the day is added so that every square has another clue than the day before.
    const index = (position === 0 ? number : rest + number) % choice.length;
    rest = Math.floor(rest / choice.length);
    return choice[index] as Clue;
  });
}

/** The clues with these ids; undefined unless they are one known clue of each kind, in the order of the board. */
export function findClues(clues: readonly Clue[], ids: readonly string[]): DrawnClues | undefined {
  if (ids.length !== CLUE_KINDS.length) return undefined;
  const found = CLUE_KINDS.flatMap((kind, index) =>
    clues.filter((clue) => clue.kind === kind && clue.id === ids[index]),
  );
  return found.length === CLUE_KINDS.length ? found : undefined;
}

/** The day in San Francisco, as YYYY-MM-DD. */
export function getHuntDay(now: Date): string {
  return getDay(SITE_TIME_ZONE, now.getTime());
}
