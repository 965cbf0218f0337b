/** The company's home: dates without a time mean midnight here. */
export const SITE_TIME_ZONE = 'America/Los_Angeles';

/** How people call that zone. */
export const SITE_CITY = 'San Francisco';

/** The instant at which a day (YYYY-MM-DD) and a time (HH:MM) of a zone's clock come, in milliseconds since 1970. */
export function instantIn(timeZone: string, day: string, time = '00:00'): number {
  const utc = Date.parse(`${day}T${time}:00Z`);
  // Two rounds settle the offset on days when clocks change.
  let instant = utc;
  for (let round = 0; round < 2; round += 1) instant = utc - offsetAt(timeZone, instant);
  return instant;
}

/** The offset of a zone's clock at an instant, as dates carry it: -07:00. */
export function offsetText(timeZone: string, instant: number): string {
  const offset = offsetAt(timeZone, instant);
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instant;
}
