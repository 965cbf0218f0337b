import { setImmediate } from 'node:timers/promises';
import { CalendarFileError } from './calendar-file-error.ts';

/** How long the event loop may be blocked, in milliseconds. */
const SLICE_MS = 8;

/** A file that takes longer is not a calendar of real events. */
const MAX_TOTAL_MS = 30_000;

/** A function to await between steps of long work. It lets other work run every 8 ms, and throws a CalendarFileError after 30 s. */
export function createPause(): () => Promise<void> {
  const start = performance.now();
  let sliceStart = start;
  return async () => {
    if (performance.now() - sliceStart < SLICE_MS) return;
    if (performance.now() - start > MAX_TOTAL_MS)
      throw new CalendarFileError('The calendar file takes too long to read.');
    await setImmediate();
    sliceStart = performance.now();
  };
}
