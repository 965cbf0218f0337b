import { formatTimeOfStart, getDayOfStart } from '#lib/content/start';
import { formatOffset, getOffsetMs } from '#lib/content/time-zone';
import { getZoneCity } from '#lib/content/zone-city';
import { formatPreferredDay } from './preferred-dates.ts';

/** A start at a place, for people: "Thursday, December 10, 2026, 6 pm San Francisco time". Without its time zone it ends in "local time". */
export function formatStart(start: string, timeZone?: string): string {
  return `${formatPreferredDay(getDayOfStart(start))}, ${formatTimeOfStart(start)} ${timeZone ? `${getZoneCity(timeZone)} time` : 'local time'}`;
}

/** The same for a timestamp in milliseconds since 1970 UTC. */
export function formatMoment(timestamp: number, timeZone: string): string {
  return formatStart(toStart(timestamp, timeZone), timeZone);
}

/** A timestamp as local time with its UTC offset: 2026-12-10T18:00-08:00. */
export function toStart(timestamp: number, timeZone: string): string {
  const local = new Date(timestamp + getOffsetMs(timeZone, timestamp));
  return `${local.toISOString().slice(0, 16)}${formatOffset(timeZone, timestamp)}`;
}
