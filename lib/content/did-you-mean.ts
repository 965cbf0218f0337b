import { editDistance } from './edit-distance.ts';

/** "Did you mean ...?" with the closest known word, if its edit distance to the mistyped word is at most 2. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const closest = known
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .sort((left, right) => left.distance - right.distance)[0];
  return closest && closest.distance <= 2 ? `Did you mean "${closest.name}"?` : undefined;
}
