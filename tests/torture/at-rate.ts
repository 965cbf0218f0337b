import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts `action` so often a second for so many seconds, whether or not earlier ones have ended, as visitors do. Resolves with
 * what came of all of them; `late` is how many milliseconds after its time each was started.
 */
export async function atRate<T>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  action: (late: number) => Promise<T>,
): Promise<T[]> {
  const under: Promise<T>[] = [];
  const began = performance.now();
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = began + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    under.push(action(Math.max(0, performance.now() - due)));
  }
  return Promise.all(under);
}
