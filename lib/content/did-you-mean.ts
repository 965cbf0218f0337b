/** "Did you mean ...?" with the closest known word, if its edit distance to the mistyped word is at most 2. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const closest = known
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .sort((left, right) => left.distance - right.distance)[0];
  return closest && closest.distance <= 2 ? `Did you mean "${closest.name}"?` : undefined;
}

function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
