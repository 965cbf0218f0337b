import type { Bookable } from './schema.ts';
import { getSettingName } from './setting-name.ts';

/** What pages know of something that can be asked for by date. */
export type PublicBookable = Pick<
  Bookable,
  'id' | 'name' | 'games' | 'types' | 'cities' | 'timeZone' | 'slotMinutes' | 'leadHours'
>;

/**
 * The entries whose calendar is set in an environment, for pages. Pages are static, so the variables are needed when pages are rendered, too; only their
 * presence counts here.
 */
export function listConnected(
  bookables: readonly Bookable[],
  env: Readonly<Record<string, string | undefined>>,
): PublicBookable[] {
  return bookables
    .filter(({ id }) => env[getSettingName(id)]?.trim())
    .map(({ id, name, games, types, cities, timeZone, slotMinutes, leadHours }) => ({
      ...{ id, name, timeZone, slotMinutes, leadHours },
      ...(games && { games }),
      ...(types && { types }),
      ...(cities && { cities }),
    }));
}
