import type { ShownStudy } from './schema.ts';

/** Other studies that share a category: most shared categories first, then the nearest head count (specification section 9). */
export function relatedStudies(study: ShownStudy, all: ShownStudy[], limit = 3): ShownStudy[] {
  const shared = (other: ShownStudy) =>
    other.categories.filter((category) => study.categories.includes(category)).length;
  const distance = (other: ShownStudy) => Math.abs(other.participants - study.participants);
  return all
    .filter((other) => other.slug !== study.slug && shared(other) > 0)
    .toSorted((left, right) => shared(right) - shared(left) || distance(left) - distance(right) || left.id - right.id)
    .slice(0, limit);
}

/** The neighbors of a study in a list; undefined at the ends. */
export function getNeighbors<Study extends { slug: string }>(
  { slug }: { slug: string },
  list: Study[],
): { previous?: Study; next?: Study } {
  const index = list.findIndex((other) => other.slug === slug);
  return index < 0 ? {} : { previous: list[index - 1], next: list[index + 1] };
}
