import { formatDate, getToday } from '#lib/availability/months';
import type { PublicBookable } from '#lib/availability/public-bookable';
import { getZoneCity } from '#lib/content/zone-city';
import { formatLongDay } from './state-words.ts';

const HOUR_MS = 3_600_000;

type CalendarNotesProps = {
  bookable: Pick<PublicBookable, 'timeZone' | 'leadHours'>;
  /** When the calendar was read, as an ISO time; null without a calendar, undefined while it loads. */
  asOf: string | null | undefined;
  now: Date;
  className?: string;
};

/** How to read the calendar: whose time it shows, from when on starts can be picked, and its age when that matters. */
export function CalendarNotes({ bookable, asOf, now, className }: CalendarNotesProps) {
  const { timeZone } = bookable;
  const first = getFirstDay(bookable, now);
  const age = asOf ? describeAge(asOf, timeZone, now) : '';
  return (
    <p className={className}>
      {asOf === null && 'Our calendar is not at hand right now, so a person looks at each date. '}
      {`Times are ${getZoneCity(timeZone)} time. First date you can pick online: ${formatLongDay(first)}. `}
      {age}
    </p>
  );
}

/** The first day (YYYY-MM-DD) after the lead time. */
export function getFirstDay({ timeZone, leadHours }: CalendarNotesProps['bookable'], now: Date): string {
  return getToday(timeZone, new Date(now.getTime() + leadHours * HOUR_MS));
}

/** "As of 9:40 am." for a calendar that is older than an hour, with the day if that was not today. */
function describeAge(asOf: string, timeZone: string, now: Date): string {
  const read = new Date(asOf);
  if (now.getTime() - read.getTime() <= HOUR_MS) return '';
  const time = read
    .toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ')
    .toLowerCase();
  const day = getToday(timeZone, read);
  if (day === getToday(timeZone, now)) return `As of ${time}.`;
  return `As of ${formatDate(day, { month: 'long', day: 'numeric' })}, ${time}.`;
}
