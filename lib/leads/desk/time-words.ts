import { isDay } from '#lib/content/dates';

const MINUTE = 60_000;
const UNITS: Record<string, number> = { m: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE, w: 7 * 24 * 60 * MINUTE };
const DURATION = /^(\d{1,5})([mhdw])$/;

/** "90m", "12h", "7d" or "2w" in milliseconds; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const [, count, unit = ''] = DURATION.exec(text.trim().toLowerCase()) ?? [];
  const length = UNITS[unit];
  return length === undefined ? undefined : Number(count) * length;
}

/** The moment (ms since 1970 UTC) that "7d" ago was, or the midnight of "2026-11-01" here; undefined for anything else. */
export function parseSince(text: string, now: Date): number | undefined {
  if (isDay(text)) return new Date(`${text}T00:00:00`).getTime();
  const duration = parseDuration(text);
  return duration === undefined ? undefined : now.getTime() - duration;
}

/** A length of time in its largest unit, such as "3 minutes" or "2 days". */
export function formatDuration(ms: number): string {
  const minutes = Math.max(0, ms) / MINUTE;
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return counted(Math.floor(minutes), 'minute');
  if (minutes < 48 * 60) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / (24 * 60)), 'day');
}

/** A moment on the clock of this machine (TZ sets its zone), such as 2026-11-21 04:00. */
export function formatMoment(ms: number): string {
  const at = new Date(ms);
  const pad = (number: number, length = 2) => String(number).padStart(length, '0');
  const day = `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day} ${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** The zone of the clock above, such as America/Los_Angeles. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** "1 quote", "2 quotes", "1,200 quotes": a number with its word; `many` for words that do not just take an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
