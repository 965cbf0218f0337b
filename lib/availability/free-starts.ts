import type { MonthAvailability } from './month.ts';

/** A start of at least this hour is an evening. */
const EVENING_HOUR = 17;

/** The next free starts, and whether they are only those of evenings. */
export type FreeStarts = { starts: string[]; areEvenings: boolean };

/** The next free starts in these months, at most `count`: those from 5 pm on, or all of a calendar without such starts. */
export function listNextFree(months: readonly MonthAvailability[], count: number): FreeStarts {
  const areEvenings = months.some(({ days }) => days.some(({ slots }) => Object.keys(slots).some(isEvening)));
  const free = listFreeStarts(months).filter((start) => !areEvenings || isEvening(start));
  return { starts: free.slice(0, count), areEvenings };
}

/** All free starts in these months, in order. */
export function listFreeStarts(months: readonly MonthAvailability[]): string[] {
  const slots = months.flatMap(({ days }) => days.flatMap(({ slots }) => Object.entries(slots)));
  const free = slots.filter(([, state]) => state === 'free').map(([start]) => start);
  return free.sort((first, second) => Date.parse(first) - Date.parse(second));
}

function isEvening(start: string): boolean {
  return Number(start.slice(11, 13)) >= EVENING_HOUR;
}
