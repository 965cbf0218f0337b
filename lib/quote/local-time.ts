import { formatOffset, getOffsetMs } from '#lib/content/time-zone';
import { formatStart } from './start-text.ts';

/** A start at a place, for people, from a timestamp in milliseconds since 1970 UTC. */
export function formatMoment(timestamp: number, timeZone: string): string {
  return formatStart(toStart(timestamp, timeZone), timeZone);
}

/** A timestamp as local time with its UTC offset: 2026-12-10T18:00-08:00. */
export function toStart(timestamp: number, timeZone: string): string {
  const local = new Date(timestamp + getOffsetMs(timeZone, timestamp));
  return `${local.toISOString().slice(0, 16)}${formatOffset(timeZone, timestamp)}`;
}
