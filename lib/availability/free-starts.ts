import type { MonthAvailability } from './month.ts';

/** A start of at least this hour is an evening. */
const EVENING_HOUR = 17;

/** The next free starts, and whether they are only those of evenings. */
export type FreeStarts = { starts: string[]; areEvenings: boolean };

/** The next free starts in these months, at most `count`: those from 5 pm on, or all of a calendar without such starts. */
export function listFreeStarts(months: readonly MonthAvailability[], count: number): FreeStarts {
  const slots = months.flatMap(({ days }) => days.flatMap(({ slots }) => Object.entries(slots)));
  const evenings = slots.filter(([start]) => Number(start.slice(11, 13)) >= EVENING_HOUR);
  const areEvenings = evenings.length > 0;
  const free = (areEvenings ? evenings : slots).filter(([, state]) => state === 'free').map(([start]) => start);
  return { starts: free.sort().slice(0, count), areEvenings };
}
