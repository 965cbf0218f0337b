import type { Clock } from './clock.ts';

const DAY_MS = 86_400_000;

/**
 * Returns a function that checks whether the clock can be trusted. `trustedAt` is the last time (milliseconds since 1970 UTC) at
 * which it was trusted. The clock is not trusted while it is more than a day ahead of the monotonic clock, until it is corrected
 * or has stayed ahead for a day.
 */
export function clockSkewGuard(clock: Clock, trustedAt: number): () => boolean {
  let trusted = trustedAt - performance.now();
  let skewedSince: number | undefined;
  return () => {
    const now = performance.now();
    const lead = clock().getTime() - now;
    skewedSince = lead - trusted > DAY_MS ? (skewedSince ?? now) : undefined;
    if (skewedSince !== undefined && now - skewedSince < DAY_MS) return false;
    trusted = lead;
    skewedSince = undefined;
    return true;
  };
}
