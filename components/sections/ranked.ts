/** Highest points first; crews with the same points share a rank and the next rank is skipped (1, 2, 2, 4). */
export function ranked<Crew extends { points: number }>(crews: Crew[]): (Crew & { rank: number })[] {
  const sorted = crews.toSorted((left, right) => right.points - left.points);
  return sorted.map((crew) => ({ ...crew, rank: 1 + sorted.findIndex(({ points }) => points === crew.points) }));
}
