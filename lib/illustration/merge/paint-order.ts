/**
 * Groups items into few batches that can be painted one after another; all items of a batch have the same kind. Each next batch is of
 * the kind with the largest share of items that nothing below them blocks (a greedy topological sort).
 *
 * @param kinds the kind of each item, in a valid painting order
 * @param isUnder whether the first item, which is earlier in that order, must be painted before the second
 * @returns the batches, as indexes in `kinds`; no item of a batch must be painted before another one of it
 */
export function batchByKind(kinds: string[], isUnder: (earlier: number, later: number) => boolean): number[][] {
  const paintedAbove = kinds.map((_, earlier) =>
    kinds.flatMap((__, later) => (later > earlier && isUnder(earlier, later) ? [later] : [])),
  );
  const blockerCounts = kinds.map(() => 0);
  for (const index of paintedAbove.flat()) blockerCounts[index]! += 1;
  const remaining = new Map<string, Set<number>>();
  kinds.forEach((kind, index) => remaining.set(kind, (remaining.get(kind) ?? new Set()).add(index)));
  const batches: number[][] = [];
  while (remaining.size > 0) {
    const [kind, batch] = largestShare(remaining, (index) => blockerCounts[index] === 0);
    batches.push(batch);
    const remainingOfKind = remaining.get(kind)!;
    for (const index of batch) {
      remainingOfKind.delete(index);
      for (const above of paintedAbove[index]!) blockerCounts[above]! -= 1;
    }
    if (remainingOfKind.size === 0) remaining.delete(kind);
  }
  return batches;
}

/** The kind with the largest share of ready items, and those items. */
function largestShare(remaining: Map<string, Set<number>>, isReady: (index: number) => boolean): [string, number[]] {
  let best: [string, number[]] = ['', []];
  let share = 0;
  for (const [kind, all] of remaining) {
    const ready = [...all].filter(isReady);
    if (ready.length / all.size <= share) continue;
    share = ready.length / all.size;
    best = [kind, ready];
  }
  return best;
}
