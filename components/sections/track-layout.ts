export type TrackPlace = { row: number; column: number; goesRight: boolean; goesDown: boolean };

/**
 * The grid cell of each stop of a track that runs right, then down, then left. Rows and columns start at 1.
 * `goesRight`: a ribbon connects it to the next column. `goesDown`: a ribbon connects it to the stop below.
 */
export function trackLayout(count: number): { columns: 3 | 4; places: TrackPlace[] } {
  const columns = count === 4 || count > 6 ? 4 : 3;
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const step = index % columns;
    const runsRight = row % 2 === 0;
    const isLastOfRow = step === columns - 1;
    return {
      row: row + 1,
      column: (runsRight ? step : columns - 1 - step) + 1,
      goesRight: runsRight ? !isLastOfRow && index < count - 1 : step > 0,
      goesDown: isLastOfRow && index < count - 1,
    };
  });
  return { columns, places };
}
