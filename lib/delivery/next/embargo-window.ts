/** The longest time that a shared cache may store a page, in seconds. */
const MAX_PAGE_AGE_S = 60;

/**
 * Whether the same content was public at both times (milliseconds since 1970), so that a rendering from one is valid at the other. The order
 * does not matter, so it also works when a clock is set back.
 */
export function isSameEmbargoWindow(publishTimes: readonly number[], left: number, right: number): boolean {
  return getEmbargoWindow(publishTimes, left) === getEmbargoWindow(publishTimes, right);
}

/** How many publish times have passed at `time`. Content is public from the very millisecond of its publish time. */
export function getEmbargoWindow(publishTimes: readonly number[], time: number): number {
  return publishTimes.filter((publishTime) => publishTime <= time).length;
}

/**
 * The `s-maxage`, in whole seconds, of a response that was rendered at `renderedAt` and is sent at `now` (milliseconds since 1970), at most
 * `longest`. It ends before the next publish time, and is 0 when a publish time has passed since the rendering. One second is subtracted:
 * caches count whole seconds and still serve during the last one.
 */
export function sharedMaxAge(
  publishTimes: readonly number[],
  { renderedAt, now, longest = MAX_PAGE_AGE_S }: { renderedAt: number; now: number; longest?: number },
): number {
  if (!isSameEmbargoWindow(publishTimes, renderedAt, now)) return 0;
  const next = publishTimes.find((publishTime) => publishTime > now) ?? Infinity;
  return Math.min(longest, Math.max(0, Math.floor((next - now) / 1000) - 1));
}
