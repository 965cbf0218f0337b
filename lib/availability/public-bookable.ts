import type { Bookable } from './schema.ts';
import { getSettingName } from './setting-name.ts';

/** What pages know of something that can be asked for by date. */
export type PublicBookable = Pick<
  Bookable,
  'id' | 'name' | 'games' | 'types' | 'cities' | 'timeZone' | 'slotMinutes' | 'leadHours'
>;

/** One of all entries; an event may need one without a calendar. */
export type ListedBookable = PublicBookable & {
  /** Whether its calendar is set. */
  isConnected: boolean;
};

/**
 * The entries for pages, and which calendars are set in an environment; none when no calendar is. Entries without a calendar are among them, because an
 * event may need one of those. Pages are static, so the variables are needed when pages are rendered, too; only their presence counts here.
 */
export function listPublic(
  bookables: readonly Bookable[],
  env: Readonly<Record<string, string | undefined>>,
): ListedBookable[] {
  const entries = bookables.map(({ id, name, games, types, cities, timeZone, slotMinutes, leadHours }) => ({
    ...{ id, name, timeZone, slotMinutes, leadHours },
    ...(games && { games }),
    ...(types && { types }),
    ...(cities && { cities }),
    isConnected: Boolean(env[getSettingName(id)]?.trim()),
  }));
  return entries.some(({ isConnected }) => isConnected) ? entries : [];
}
