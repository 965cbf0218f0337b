/** The longest that a shared cache may keep a page, in seconds. */
const LONGEST_PAGE_LIFE = 60;

/**
 * True when the same content was public at both moments (milliseconds), so that what was rendered at one is right at the
 * other. Holds for clocks that run backwards, too.
 */
export function isSameEpoch(instants: readonly number[], left: number, right: number): boolean {
  return epochOf(instants, left) === epochOf(instants, right);
}

/** How many of `instants` have passed at `time`; a reveal counts from its very millisecond on. */
export function epochOf(instants: readonly number[], time: number): number {
  return instants.filter((instant) => instant <= time).length;
}

/**
 * How long, in whole seconds, shared caches may keep something that was rendered at `renderedAt` and is sent at `now`:
 * never past the next reveal, and not at all when one has passed since. A second less than there is: caches count whole
 * seconds, and still serve in the last of them.
 */
export function sharedLife(
  instants: readonly number[],
  { renderedAt, now, longest = LONGEST_PAGE_LIFE }: { renderedAt: number; now: number; longest?: number },
): number {
  if (!isSameEpoch(instants, renderedAt, now)) return 0;
  const next = instants.find((instant) => instant > now) ?? Infinity;
  return Math.min(longest, Math.max(0, Math.floor((next - now) / 1000) - 1));
}
