import { fetchMonth } from '#components/availability/fetch-month.ts';
import { listMonths } from '#lib/availability/months';
import type { PublicBookable } from '#lib/availability/public-bookable';
import { DAYS_OFFERED, listCallDays, type CallDay } from './call-days.ts';

const TIMEOUT_MS = 10_000;

/** Fetches the next days with free times for a call, in the time zone of the visitor. Throws when the calendar cannot be read. */
export async function fetchCallDays(
  { id, timeZone }: PublicBookable,
  visitorZone: string,
  taken: readonly string[],
): Promise<CallDay[]> {
  const [current = '', next = ''] = listMonths({ timeZone }, new Date());
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const first = await fetchMonth(id, current, { signal });
  const days = listCallDays([first], visitorZone, taken);
  if (days.length >= DAYS_OFFERED) return days;
  return listCallDays([first, await fetchMonth(id, next, { signal })], visitorZone, taken);
}
