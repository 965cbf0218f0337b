import type { DayAvailability, MonthAvailability } from '#lib/availability/month';
import { getMonth } from '#lib/availability/months';
import type { SlotState } from '#lib/availability/slot-state';
import { apiUrl } from '#lib/content/api-url';
import { isDay } from '#lib/content/is-day';
import { isStart } from '#lib/content/start';
import { listOf, objectOf, recordOf, refine, text } from '#lib/quote/parsers';

const TIMEOUT_MS = 10_000;

const SLOT_STATES: readonly string[] = ['free', 'tentative', 'ask', 'gone'] satisfies SlotState[];

const isSlotState = (value: string): value is SlotState => SLOT_STATES.includes(value);
const isDayState = (value: string): value is DayAvailability['state'] => value === 'closed' || isSlotState(value);
const time = refine(text, (value) => !Number.isNaN(Date.parse(value)));

const parseMonth = objectOf({
  month: text,
  asOf: (value: unknown) => (value === null ? null : time(value)),
  days: listOf(
    objectOf({
      day: refine(text, isDay),
      state: refine(text, isDayState),
      slots: refine(recordOf(refine(text, isSlotState)), (slots) => Object.keys(slots).every(isStart)),
    }),
  ),
});

/**
 * Fetches what is free in a month (YYYY-MM), from the browser's cache when it is less than 30 s old, unless `cache` says otherwise. Throws when the
 * response is not that of this month.
 */
export async function fetchMonth(
  what: string,
  month: string,
  cache: RequestCache = 'default',
): Promise<MonthAvailability> {
  const query = new URLSearchParams({ what, month });
  const response = await fetch(`${apiUrl('/api/availability')}?${query}`, {
    cache,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const parsed = response.ok ? parseMonth(await response.json()) : undefined;
  const isComplete = parsed?.month === month && parsed.days.every(({ day }) => getMonth(day) === month);
  if (!parsed || !isComplete) throw new Error(`The calendar of ${what} for ${month} answered ${response.status}.`);
  return parsed;
}
