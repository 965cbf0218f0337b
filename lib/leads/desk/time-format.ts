import { isDay } from '#lib/content/is-day';

const MINUTE_MS = 60_000;
const UNIT_MS: Record<string, number> = {
  m: MINUTE_MS,
  h: 60 * MINUTE_MS,
  d: 24 * 60 * MINUTE_MS,
  w: 7 * 24 * 60 * MINUTE_MS,
};
const DURATION = /^(\d{1,5})([mhdw])$/;

/** "90m", "12h", "7d" or "2w" in milliseconds; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const [, count, unit = ''] = DURATION.exec(text.trim().toLowerCase()) ?? [];
  const length = UNIT_MS[unit];
  return length === undefined ? undefined : Number(count) * length;
}

/** The time (milliseconds since 1970 UTC) of "7d" ago, or of the local midnight of "2026-11-01"; undefined for anything else. */
export function parseSince(text: string, now: Date): number | undefined {
  if (isDay(text)) return new Date(`${text}T00:00:00`).getTime();
  const duration = parseDuration(text);
  return duration === undefined ? undefined : now.getTime() - duration;
}

/** A duration in its largest unit, such as "3 minutes" or "2 days". */
export function formatDuration(ms: number): string {
  const minutes = Math.max(0, ms) / MINUTE_MS;
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return formatCount(Math.floor(minutes), 'minute');
  if (minutes < 48 * 60) return formatCount(Math.floor(minutes / 60), 'hour');
  return formatCount(Math.floor(minutes / (24 * 60)), 'day');
}

/** A time in the local time zone (set by TZ), such as 2026-11-21 04:00. */
export function formatTime(ms: number): string {
  const at = new Date(ms);
  const pad = (number: number, length = 2) => String(number).padStart(length, '0');
  const day = `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day} ${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** The local time zone, such as America/Los_Angeles. */
export function getLocalTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A number with its noun: "1 quote", "2 quotes", "1,200 quotes". `many` is an irregular plural. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
