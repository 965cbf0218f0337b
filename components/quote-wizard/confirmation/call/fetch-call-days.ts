import { fetchMonth } from '#components/availability/fetch-month.ts';
import { listMonths } from '#lib/availability/months';
import type { PublicBookable } from '#lib/availability/public-bookable';
import { DAYS_OFFERED, listCallDays, type CallDay } from './call-days.ts';

/** Fetches the next days with free times for a call, in the time zone of the visitor. Throws when the calendar cannot be read. */
export async function fetchCallDays(
  { id, timeZone }: PublicBookable,
  visitorZone: string,
  taken: readonly string[],
): Promise<CallDay[]> {
  const [current = '', next = ''] = listMonths({ timeZone }, new Date());
  // After a time was taken, the browser's cache is known to be wrong.
  const cache = taken.length > 0 ? 'no-cache' : 'default';
  const first = await fetchMonth(id, current, cache);
  const days = listCallDays([first], visitorZone, taken);
  if (days.length >= DAYS_OFFERED) return days;
  return listCallDays([first, await fetchMonth(id, next, cache)], visitorZone, taken);
}
