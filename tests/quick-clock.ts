import { vi } from 'vitest';

/** Lets `performance.now` run this many times as fast until mocks are restored, for code that gives up after some seconds. */
export function runClock(factor: number): void {
  const now = performance.now.bind(performance);
  const start = now();
  vi.spyOn(performance, 'now').mockImplementation(() => start + (now() - start) * factor);
}
