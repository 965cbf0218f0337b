import type { BoardMessage, ScoreRow } from './board-message.ts';
import { ranked } from './ranked.ts';

/** A crew among those of all events. `detail` tells where or how it played. */
export type BestRow = ScoreRow & { detail: string };

const MOST_SHOWN = 12;

/** The best crews of all events, with those of the board shown. A crew that is in both counts once, with its present score. */
export function bestOf(
  past: readonly BestRow[],
  { event, measure, rows }: BoardMessage,
): (BestRow & { rank: number })[] {
  const present = rows.map((row) => ({ ...row, detail: event.detail }));
  const isPresent = (row: BestRow) => present.some(({ crew, detail }) => crew === row.crew && detail === row.detail);
  return ranked([...past.filter((row) => !isPresent(row)), ...present], measure).slice(0, MOST_SHOWN);
}
