import type { Measure, ScoreRow } from './board-message.ts';

/** Best first. Equal scores share a rank and the next rank is skipped (1, 2, 2, 4). */
export function ranked<Row extends ScoreRow>(rows: readonly Row[], measure: Measure): (Row & { rank: number })[] {
  const sorted = rows.toSorted((left, right) =>
    measure === 'points' ? right.score - left.score : left.score - right.score,
  );
  return sorted.map((row) => ({ ...row, rank: 1 + sorted.findIndex(({ score }) => score === row.score) }));
}

/** The crew in the lead, or all that share it; none on an empty board. */
export function leadersOf(rows: readonly ScoreRow[], measure: Measure): string[] {
  return ranked(rows, measure)
    .filter(({ rank }) => rank === 1)
    .map(({ crew }) => crew);
}
