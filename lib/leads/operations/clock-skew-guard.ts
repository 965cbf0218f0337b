import type { Clock } from './clock.ts';

const DAY = 86_400_000;

/**
 * Whether the clock can be believed, asked now and then: it cannot from the moment it leaps ahead by more than a day until
 * it comes back, or until it has stood by its leap for a day. How long that is does not depend on it.
 */
export function believableClock(clock: Clock): () => boolean {
  const ahead = () => clock().getTime() - performance.now();
  let trusted = ahead();
  let leaptAt: number | undefined;
  return () => {
    const now = performance.now();
    leaptAt = ahead() - trusted > DAY ? (leaptAt ?? now) : undefined;
    if (leaptAt !== undefined && now - leaptAt < DAY) return false;
    trusted = ahead();
    leaptAt = undefined;
    return true;
  };
}
