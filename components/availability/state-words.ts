import type { DayAvailability } from '#lib/availability/month';
import { formatDate } from '#lib/availability/months';
import type { SlotState } from '#lib/availability/slot-state';

/** The state of a day in the calendar: `past` before today, `loading` until its month has been read. */
export type DayState = DayAvailability['state'] | 'past' | 'loading';

const STATE_WORDS: Record<DayState, string> = {
  free: 'free',
  tentative: 'on hold for an earlier request',
  ask: 'ask us',
  gone: 'gone',
  closed: 'no events',
  past: 'past',
  loading: 'loading',
};

/** What it means to choose a start, by its state. */
const START_NOTES: Record<SlotState, string> = {
  free: 'We hold it for up to 72 hours when you send your quote. Not a booking.',
  tentative: 'On hold for an earlier request. You can ask for it: a person answers with the nearest free times.',
  ask: 'A person has to look at this one. You get an answer by mail; until then nothing is held.',
  gone: 'Taken in the meantime. Please choose another start.',
};

const ANY_TIME_NOTE = 'We answer with the free starts of that day. Until then nothing is held.';

/** What it means to choose a start of a day, or any time ('') of it. A start that is not offered has to be asked for. */
export function describeChoice({ slots }: DayAvailability, start: string): string {
  return start ? START_NOTES[slots[start] ?? 'ask'] : ANY_TIME_NOTE;
}

/** Whether a day or a start in this state can be chosen. */
export function canChoose(state: DayState): boolean {
  return state === 'free' || state === 'tentative' || state === 'ask';
}

/** How many starts of a day are free. */
export function countFree(day: DayAvailability | undefined): number {
  return Object.values(day?.slots ?? {}).filter((state) => state === 'free').length;
}

/** A day and its state: "Thursday, December 10, free: 2 starts". */
export function describeDay(day: string, state: DayState, freeStarts: number): string {
  const count = state === 'free' ? `: ${freeStarts} ${freeStarts === 1 ? 'start' : 'starts'}` : '';
  return `${formatLongDay(day)}, ${STATE_WORDS[state]}${count}`;
}

/** "Thursday, December 10". */
export function formatLongDay(day: string): string {
  return formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** "Thu, Dec 10". */
export function formatShortDay(day: string): string {
  return formatDate(day, { weekday: 'short', month: 'short', day: 'numeric' });
}
