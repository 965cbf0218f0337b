import { findBusyPeriods } from '#lib/availability/calendar-file/find-busy-periods';
import { fetchCalendar } from '#lib/availability/fetch/fetch-calendar';
import { readCalendarUrls } from '#lib/availability/fetch/calendar-url';
import { MONTHS_AHEAD } from '#lib/availability/months';
import type { Bookable } from '#lib/availability/schema';
import { getSettingName } from '#lib/availability/setting-name';
import type { Clock } from '../operations/clock.ts';
import type { Logger } from '../operations/log.ts';
import { listCalendarAges, saveCalendar } from '../store/calendars.ts';
import type { Store } from '../store/database.ts';

const DAY_MS = 24 * 3_600_000;
const HOURS_BEFORE = 24;

/** Of several servers on one store, the first one fetches. */
const MIN_AGE_MS = 8 * 60_000;

export type CalendarSources = {
  store: Store;
  bookables: readonly Bookable[];
  env: Record<string, string | undefined>;
  clock: Clock;
  log: Logger;
  signal?: AbortSignal;
};

/**
 * Fetches the calendars that are set and older than 8 minutes, and stores when they are busy. A calendar that cannot be fetched or read keeps its last
 * copy, and the log says why. Throws a StoreError when the store fails. Wrong settings are not reported here: see `warnAboutCalendars`.
 */
export async function refreshCalendars({ store, bookables, env, clock, log, signal }: CalendarSources): Promise<void> {
  const { urls } = readCalendarUrls(
    bookables.map(({ id }) => id),
    env,
  );
  const ages = await listCalendarAges(store);
  const isDue = ({ id }: Bookable) => Math.abs(clock().getTime() - (ages.get(id) ?? 0)) >= MIN_AGE_MS;
  const due = bookables.filter((bookable) => urls.has(bookable.id) && isDue(bookable));
  await Promise.all(due.map((bookable) => refresh(bookable, urls.get(bookable.id)!)));

  async function refresh({ id, timeZone }: Bookable, url: URL): Promise<void> {
    const fetchedAt = clock().getTime();
    try {
      const text = await fetchCalendar(url, signal);
      const window = { from: fetchedAt - HOURS_BEFORE * 3_600_000, to: fetchedAt + (MONTHS_AHEAD + 1) * 31 * DAY_MS };
      const busy = await findBusyPeriods(text, { ...window, timeZone });
      await saveCalendar(store, id, { busy, fetchedAt });
      log.info({ event: 'calendar-read', state: id, count: busy.length, ms: clock().getTime() - fetchedAt });
    } catch (error) {
      if (signal?.aborted) return;
      log.warn({ event: 'calendar-not-read', error, hint: describeFailure(id, error) });
    }
  }
}

/** A sentence for the log. The messages of these errors contain neither the address nor a text of the calendar. */
function describeFailure(id: string, error: unknown): string {
  const isKnown = error instanceof Error && /^(Calendar(File|Fetch)|Store)Error$/.test(error.name);
  const reason = isKnown ? error.message : 'The calendar could not be read.';
  return `${getSettingName(id)}: ${reason} The last copy is used for 24 hours.`;
}
