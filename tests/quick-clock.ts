import { vi } from 'vitest';

/** Speeds up `performance.now` by this factor until mocks are restored, for code with timeouts of some seconds. */
export function speedUpClock(factor: number): void {
  const now = performance.now.bind(performance);
  const start = now();
  vi.spyOn(performance, 'now').mockImplementation(() => start + (now() - start) * factor);
}
