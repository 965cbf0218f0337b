import { getMonthAvailability, type CalendarCopy, type DayAvailability } from '#lib/availability/month';
import { addDays, getMonth, getToday } from '#lib/availability/months';
import type { Bookable } from '#lib/availability/schema';
import type { Logger } from '../operations/log.ts';
import { readMonth, type AvailabilitySources } from './answer-availability.ts';

const DAYS = 42;

/** What is known of a calendar that has not been read: its opening hours. Every start has to be asked for. */
const UNREAD: CalendarCopy = { busy: [], holds: [], fetchedAt: undefined };

/** The days from today on, and when the calendar was read, as an ISO time; null when it could not be. */
export type Dates = { days: DayAvailability[]; asOf: string | null };

/** The next six weeks of a calendar. Without the store, which a build does not open, they are those of an unread calendar. */
export async function getDates(bookable: Bookable, sources: AvailabilitySources & { log: Logger }): Promise<Dates> {
  const { now, log } = sources;
  const today = getToday(bookable.timeZone, now);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const months = [...new Set(days.map(getMonth))];
  const getUnread = () => months.map((month) => getMonthAvailability(bookable, month, UNREAD, now));
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
  const read = isBuild
    ? getUnread()
    : await Promise.all(months.map((month) => readMonth(bookable, month, sources))).catch((error: unknown) => {
        log.error({ event: 'availability-not-read', error });
        return getUnread();
      });
  const byDay = new Map(read.flatMap(({ days }) => days).map((one) => [one.day, one]));
  return { days: days.flatMap((day) => byDay.get(day) ?? []), asOf: read[0]?.asOf ?? null };
}
