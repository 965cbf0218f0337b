/**
 * An order in which things can be painted in few goes, things of one kind together in each. It is made go after go: of all kinds that
 * have something to paint, the one of which the largest share waits for nothing comes next.
 *
 * @param kinds the kind of each thing, in an order in which they can be painted one by one
 * @param isUnder whether the first thing, which comes earlier in that order, has to be painted before the second
 * @returns places in `kinds`, go by go; things of one go do not have to be painted before one another
 */
export function paintTogether(kinds: string[], isUnder: (earlier: number, later: number) => boolean): number[][] {
  const over = kinds.map((_, earlier) =>
    kinds.flatMap((__, later) => (later > earlier && isUnder(earlier, later) ? [later] : [])),
  );
  const waitsFor = kinds.map(() => 0);
  for (const index of over.flat()) waitsFor[index]! += 1;
  const left = new Map<string, Set<number>>();
  kinds.forEach((kind, index) => left.set(kind, (left.get(kind) ?? new Set()).add(index)));
  const goes: number[][] = [];
  while (left.size > 0) {
    const [kind, go] = largestShare(left, (index) => waitsFor[index] === 0);
    goes.push(go);
    const ofKind = left.get(kind)!;
    for (const index of go) {
      ofKind.delete(index);
      for (const above of over[index]!) waitsFor[above]! -= 1;
    }
    if (ofKind.size === 0) left.delete(kind);
  }
  return goes;
}

/** The kind of which the largest share is ready, and what of it is. */
function largestShare(left: Map<string, Set<number>>, isReady: (index: number) => boolean): [string, number[]] {
  let best: [string, number[]] = ['', []];
  let share = 0;
  for (const [kind, all] of left) {
    const ready = [...all].filter(isReady);
    if (ready.length / all.size <= share) continue;
    share = ready.length / all.size;
    best = [kind, ready];
  }
  return best;
}
