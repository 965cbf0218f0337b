import type { BusyPeriod } from '#lib/availability/calendar-file/busy-period';
import type { Store } from './database.ts';
import { withLockRetry } from './lock-retry.ts';

/** Stores the busy periods of a calendar in place of the earlier ones. */
export async function saveCalendar(
  store: Store,
  id: string,
  { busy, fetchedAt }: { busy: readonly BusyPeriod[]; fetchedAt: number },
): Promise<void> {
  const row = { busy: JSON.stringify(busy), fetched_at: fetchedAt };
  await withLockRetry(() =>
    store
      .insertInto('calendars')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute(),
  );
}

/** When each calendar was fetched last, in milliseconds since 1970 UTC. */
export async function listCalendarAges(store: Store): Promise<Map<string, number>> {
  const rows = await withLockRetry(() => store.selectFrom('calendars').select(['id', 'fetched_at']).execute());
  return new Map(rows.map(({ id, fetched_at: fetchedAt }) => [id, fetchedAt]));
}

/** Which of these references of quotes the copies of calendars contain, because a hold was saved there as an event. */
export async function findReferencesInCalendars(store: Store, references: readonly string[]): Promise<string[]> {
  const rows = await withLockRetry(() => store.selectFrom('calendars').select('busy').execute());
  return references.filter((reference) => rows.some(({ busy }) => busy.includes(`"${reference}"`)));
}
