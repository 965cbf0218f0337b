import { memoize } from './memoize.ts';

/** The timestamp, in milliseconds since 1970, of a day (YYYY-MM-DD) and a local time (HH:MM) in a time zone. */
export function getTimestamp(timeZone: string, day: string, time = '00:00'): number {
  const utc = Date.parse(`${day}T${time}:00Z`);
  // The offset depends on the timestamp. The second round corrects it on days when clocks change.
  let timestamp = utc;
  for (let round = 0; round < 2; round += 1) timestamp = utc - getOffsetMs(timeZone, timestamp);
  return timestamp;
}

/** The day (YYYY-MM-DD) of a timestamp in a time zone. Not by the format of a locale, which differs between browsers. */
export function getDay(timeZone: string, timestamp: number): string {
  return new Date(timestamp + getOffsetMs(timeZone, timestamp)).toISOString().slice(0, 10);
}

/** Formats the UTC offset of a time zone at a timestamp, as in ISO dates: -07:00. */
export function formatOffset(timeZone: string, timestamp: number): string {
  const offset = getOffsetMs(timeZone, timestamp);
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** True for the IANA name of a time zone, such as America/Denver. False for abbreviations and offsets, whose clocks never change. */
export function isTimeZone(name: string): boolean {
  if (!name.includes('/')) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The UTC offset of a time zone at a timestamp, in milliseconds. */
export function getOffsetMs(timeZone: string, timestamp: number): number {
  const parts = getFormat(timeZone).formatToParts(new Date(timestamp));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - timestamp
  );
}

/** Creating a format takes ten times as long as using it. */
const getFormat = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
  50,
);
