import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts `action` at a fixed rate (`perSecond`) for `seconds`, whether or not earlier calls have ended, as visitors do. Resolves with all
 * results. `late` is how many milliseconds after its due time each call was started.
 */
export async function atRate<T>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  action: (late: number) => Promise<T>,
): Promise<T[]> {
  const running: Promise<T>[] = [];
  const began = performance.now();
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = began + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    running.push(action(Math.max(0, performance.now() - due)));
  }
  return Promise.all(running);
}
