import type { BoardMessage, ScoreRow } from './board-message.ts';
import { ranked } from './ranked.ts';

/** A crew in the list of all events. `detail` is where or how it played. */
export type BestRow = ScoreRow & { detail: string };

const MAX_SHOWN = 12;

/** The best crews of all events, including the board shown. A crew in both lists appears once, with its current score. */
export function bestOf(
  past: readonly BestRow[],
  { event, measure, rows }: BoardMessage,
): (BestRow & { rank: number })[] {
  const present = rows.map((row) => ({ ...row, detail: event.detail }));
  const isPresent = (row: BestRow) => present.some(({ crew, detail }) => crew === row.crew && detail === row.detail);
  return ranked([...past.filter((row) => !isPresent(row)), ...present], measure).slice(0, MAX_SHOWN);
}
