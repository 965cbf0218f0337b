import type { Measure, ScoreRow } from './board-message.ts';

/** Sorts rows, best first, and adds ranks. Equal scores share a rank and the next rank is skipped (1, 2, 2, 4). */
export function ranked<Row extends ScoreRow>(rows: readonly Row[], measure: Measure): (Row & { rank: number })[] {
  const sorted = rows.toSorted((left, right) =>
    measure === 'points' ? right.score - left.score : left.score - right.score,
  );
  return sorted.map((row) => ({ ...row, rank: 1 + sorted.findIndex(({ score }) => score === row.score) }));
}

/** The crews with rank 1; none on an empty board. */
export function getLeaders(rows: readonly ScoreRow[], measure: Measure): string[] {
  return ranked(rows, measure)
    .filter(({ rank }) => rank === 1)
    .map(({ crew }) => crew);
}
