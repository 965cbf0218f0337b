import { isDay } from './is-day.ts';

/*
 * A start is a local time with its UTC offset, such as 2026-12-10T18:00-08:00: the same text names the moment, and the day and time on the clocks at the
 * place.
 */

const START = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

/** Whether a text is a start that exists. */
export function isStart(text: string): boolean {
  return START.test(text) && isDay(getDayOfStart(text)) && !Number.isNaN(Date.parse(text));
}

/** The day at the place, as YYYY-MM-DD. */
export function getDayOfStart(start: string): string {
  return start.slice(0, 10);
}

/** The time at the place, for people: "6 pm", "6:30 pm". */
export function formatTimeOfStart(start: string): string {
  const [hours = 0, minutes = 0] = start.slice(11, 16).split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}
