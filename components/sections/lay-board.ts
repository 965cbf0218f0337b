/**
 * Columns of a board and the squares that take two of them, so that no row has a hole.
 * At most one wide square a row; it changes sides from row to row.
 */
export function layBoard(count: number): { columns: 3 | 4; wide: number[] } {
  const fits = ([4, 3] as const).find((columns) => {
    const missing = missingIn(count, columns);
    return missing >= 1 && missing <= Math.ceil(count / columns);
  });
  const columns = fits ?? 4;
  const wide = fits ? missingIn(count, fits) : 0;
  return {
    columns,
    wide: Array.from({ length: wide }, (_, row) => row * (columns - 1) + (row % 2 === 0 ? 0 : columns - 2)),
  };
}

function missingIn(count: number, columns: number): number {
  return Math.ceil(count / columns) * columns - count;
}
