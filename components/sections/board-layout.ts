/**
 * The number of columns for `count` squares, and the indexes of the squares that span two columns so that every row is full.
 * A row has at most one wide square, alternately on the left and on the right.
 */
export function boardLayout(count: number): { columns: 3 | 4; wide: number[] } {
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
