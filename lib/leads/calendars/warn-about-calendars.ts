import { CALL_ID } from '#lib/availability/call-id';
import { readCalendarUrls } from '#lib/availability/fetch/calendar-url';
import { getSettingName } from '#lib/availability/setting-name';
import { readDeliverySettings } from '../delivery/settings.ts';
import type { CalendarSources } from './refresh-calendars.ts';

/** Logs what is wrong with the settings of calendars. Returns how many can be fetched. */
export function warnAboutCalendars({
  bookables,
  env,
  log,
}: Pick<CalendarSources, 'bookables' | 'env' | 'log'>): number {
  const { urls, problems } = readCalendarUrls(
    bookables.map(({ id }) => id),
    env,
  );
  for (const hint of problems) log.warn({ event: 'setting-wrong', hint });
  const { email } = readDeliverySettings(env);
  if (urls.has(CALL_ID) && !email && !env.HOLDS_FEED_SECRET?.trim()) {
    const hint = `${getSettingName(CALL_ID)} offers calls, but nobody learns of them: set QUOTE_EMAIL_TO, or HOLDS_FEED_SECRET to subscribe to them.`;
    log.warn({ event: 'setting-wrong', hint });
  }
  return urls.size;
}
