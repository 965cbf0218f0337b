import { getMonthAvailability, type MonthAvailability } from '#lib/availability/month';
import { listMonths } from '#lib/availability/months';
import type { Bookable } from '#lib/availability/schema';
import type { Store } from '../store/database.ts';
import { readCalendarCopy } from '../store/holds.ts';

/** A response that many visitors ask for at the same time is computed once in this time. */
const CACHE_TTL_MS = 5_000;

export type AvailabilitySources = { bookables: readonly Bookable[]; openStore: () => Promise<Store>; now: Date };

export type AvailabilityAnswer =
  { status: 200; body: MonthAvailability } | { status: 400 | 404; body: { error: string } };

const cache = new Map<string, { at: number; body: Promise<MonthAvailability> }>();

/**
 * Answers GET /api/availability?what=<id>&month=<YYYY-MM>. 404 for an unknown id, 400 for a month that is not among the next twelve. Throws a StoreError
 * when the store fails.
 */
export async function answerAvailability(
  query: URLSearchParams,
  sources: AvailabilitySources,
): Promise<AvailabilityAnswer> {
  const { bookables, now } = sources;
  const what = query.get('what') ?? '';
  const bookable = bookables.find(({ id }) => id === what);
  if (!bookable) {
    const known = bookables.map(({ id }) => id).join(', ') || 'nothing yet';
    return { status: 404, body: { error: `Nothing with that name can be asked for by date. There is: ${known}.` } };
  }
  const months = listMonths(bookable, now);
  const month = query.get('month') ?? '';
  if (!months.includes(month)) {
    const error = `Ask for a month from ${months[0]} to ${months.at(-1)}, written like ${months[0]}.`;
    return { status: 400, body: { error } };
  }
  return { status: 200, body: await readMonth(bookable, month, sources) };
}

/** The availability of a month (YYYY-MM), at most 5 s old. */
export async function readMonth(
  bookable: Bookable,
  month: string,
  sources: AvailabilitySources,
): Promise<MonthAvailability> {
  const now = sources.now.getTime();
  const key = `${bookable.id} ${month}`;
  const cached = cache.get(key);
  if (cached && Math.abs(now - cached.at) < CACHE_TTL_MS) return cached.body;
  const body = computeMonth(bookable, month, sources);
  cache.set(key, { at: now, body });
  body.catch(() => cache.delete(key));
  return body;
}

async function computeMonth(
  bookable: Bookable,
  month: string,
  { openStore, now }: AvailabilitySources,
): Promise<MonthAvailability> {
  const copy = await readCalendarCopy(await openStore(), bookable.id, now);
  return getMonthAvailability(bookable, month, copy, now);
}
