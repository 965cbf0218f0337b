import { listFreeStarts } from '#lib/availability/free-starts';
import type { MonthAvailability } from '#lib/availability/month';
import { formatDate } from '#lib/availability/months';
import { formatTimeOfStart } from '#lib/content/start';
import { toStart } from '#lib/quote/local-time';

/** A day with free times in the time zone of the visitor. `start` is the start as the server knows it. */
export type CallDay = { day: string; label: string; times: { start: string; label: string }[] };

/** How many days with free times are offered. */
export const DAYS_OFFERED = 5;

/** The next days with free times, at most five. Starts in `taken` are left out: a cached response can still have them as free. */
export function listCallDays(
  months: readonly MonthAvailability[],
  timeZone: string,
  taken: readonly string[] = [],
): CallDay[] {
  const days = new Map<string, CallDay>();
  for (const start of listFreeStarts(months).filter((one) => !taken.includes(one))) {
    const local = toStart(Date.parse(start), timeZone);
    const day = local.slice(0, 10);
    const entry = days.get(day) ?? { day, label: formatDay(day), times: [] };
    entry.times.push({ start, label: formatTimeOfStart(local) });
    days.set(day, entry);
  }
  return [...days.values()].slice(0, DAYS_OFFERED);
}

/** A start for the visitor: "Tuesday, December 8, 10:20 am". */
export function formatCallStart(start: string, timeZone: string): string {
  const local = toStart(Date.parse(start), timeZone);
  return `${formatDay(local.slice(0, 10))}, ${formatTimeOfStart(local)}`;
}

function formatDay(day: string): string {
  return formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' });
}
