import { formatDate, getToday, isCurrent } from '#lib/availability/months';
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

/** How to read the calendar: whose time it shows, what is short notice, and its age when that matters. */
export function CalendarNotes({ bookable, asOf, now, className }: CalendarNotesProps) {
  const { timeZone } = bookable;
  const first = formatLongDay(getFirstDay(bookable, now));
  return (
    <p className={className}>
      {asOf !== undefined && describeAge(asOf, timeZone, now)}
      {`Times are ${getZoneCity(timeZone)} time. Anything before ${first} is short notice: ask us.`}
    </p>
  );
}

/** The first day (YYYY-MM-DD) after the lead time. */
export function getFirstDay({ timeZone, leadHours }: CalendarNotesProps['bookable'], now: Date): string {
  return getToday(timeZone, new Date(now.getTime() + leadHours * HOUR_MS));
}

/** That a calendar is not at hand, or its age when it is older than an hour: "As of 9:40 am." */
function describeAge(asOf: string | null, timeZone: string, now: Date): string {
  if (asOf === null) return 'Our calendar is not at hand right now, so a person looks at each date. ';
  const read = new Date(asOf);
  const age = now.getTime() - read.getTime();
  if (!isCurrent(read.getTime(), now))
    return `Our calendar was read last on ${formatTime(read, timeZone, now)}, so a person looks at each date. `;
  return age > HOUR_MS ? `As of ${formatTime(read, timeZone, now)}. ` : '';
}

/** "9:40 am", with the day if it is not today. */
function formatTime(read: Date, timeZone: string, now: Date): string {
  const time = read
    .toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ')
    .toLowerCase();
  const day = getToday(timeZone, read);
  return day === getToday(timeZone, now) ? time : `${formatDate(day, { month: 'long', day: 'numeric' })}, ${time}`;
}
