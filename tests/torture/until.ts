import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again, for at most `ms` milliseconds; false when it never was so. */
export async function until(condition: () => boolean | Promise<boolean>, ms: number, everyMs = 100): Promise<boolean> {
  for (const deadline = performance.now() + ms; ; await pause(everyMs)) {
    if (await condition()) return true;
    if (performance.now() > deadline) return false;
  }
}
