import { setTimeout as pause } from 'node:timers/promises';

/** Checks a condition repeatedly for at most `ms` milliseconds; false when it never became true. */
export async function until(condition: () => boolean | Promise<boolean>, ms: number, everyMs = 100): Promise<boolean> {
  for (const deadline = performance.now() + ms; ; await pause(everyMs)) {
    if (await condition()) return true;
    if (performance.now() > deadline) return false;
  }
}
