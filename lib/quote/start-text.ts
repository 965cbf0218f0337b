import { formatTimeOfStart, getDayOfStart } from '#lib/content/start';
import { getZoneCity } from '#lib/content/zone-city';
import { formatPreferredDay } from './preferred-dates.ts';

/** A start at a place, for people: "Thursday, December 10, 2026, 6 pm San Francisco time". Without its time zone it ends in "local time". */
export function formatStart(start: string, timeZone?: string): string {
  return `${formatPreferredDay(getDayOfStart(start))}, ${formatTimeOfStart(start)} ${timeZone ? `${getZoneCity(timeZone)} time` : 'local time'}`;
}

/**
 * The preferred days (YYYY-MM-DD) for people. The one with the chosen start, or '', has its time; a start on none of them comes first. `timeZone` is that of the place, if it is known.
 */
export function formatWishes(days: readonly string[], start: string, timeZone?: string): string[] {
  const startDay = getDayOfStart(start);
  const all = start && !days.includes(startDay) ? [startDay, ...days] : days;
  return all.map((day) => (day === startDay ? formatStart(start, timeZone) : formatPreferredDay(day)));
}
