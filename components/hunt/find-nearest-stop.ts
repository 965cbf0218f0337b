type Point = readonly [x: number, y: number];

/** The index of the stop nearest to a point; undefined if none is within reach. All in percent of the board. */
export function findNearestStop(stops: readonly Point[], [x, y]: Point, reach: number): number | undefined {
  const distances = stops.map(([stopX, stopY]) => Math.hypot(stopX - x, stopY - y));
  const nearest = Math.min(...distances);
  return nearest <= reach ? distances.indexOf(nearest) : undefined;
}
