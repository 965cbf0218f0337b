import type { Clock } from './clock.ts';

const DAY = 86_400_000;

/**
 * Returns a function that tells whether the clock can be trusted, given that it could be at `trustedAt` (milliseconds since 1970 UTC).
 * It cannot from the moment it runs more than a day ahead of the monotonic clock, until it comes back or has stayed ahead for a day.
 */
export function clockSkewGuard(clock: Clock, trustedAt: number): () => boolean {
  let trusted = trustedAt - performance.now();
  let skewedSince: number | undefined;
  return () => {
    const now = performance.now();
    const lead = clock().getTime() - now;
    skewedSince = lead - trusted > DAY ? (skewedSince ?? now) : undefined;
    if (skewedSince !== undefined && now - skewedSince < DAY) return false;
    trusted = lead;
    skewedSince = undefined;
    return true;
  };
}
