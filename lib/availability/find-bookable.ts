import { CALL_ID } from './call-id.ts';
import type { Bookable } from './schema.ts';

/** The answers that decide what an event needs; empty texts are not known yet. */
export type EventNeeds = { typeOfEvent: string; city: string; game?: string };

type Conditions = Pick<Bookable, 'id' | 'games' | 'types' | 'cities'>;

/** The first entry whose conditions an event meets; undefined when its dates are known to people only. */
export function findBookable<Entry extends Conditions>(
  entries: readonly Entry[],
  { typeOfEvent, city, game = '' }: EventNeeds,
): Entry | undefined {
  return entries.find(
    ({ id, games, types, cities }) =>
      id !== CALL_ID &&
      (games?.includes(game) ?? true) &&
      (types?.includes(typeOfEvent as never) ?? true) &&
      (cities?.includes(city) ?? true),
  );
}

/** The same, when its calendar is set. */
export function findConnected<Entry extends Conditions & { isConnected: boolean }>(
  entries: readonly Entry[],
  needs: EventNeeds,
): Entry | undefined {
  const found = findBookable(entries, needs);
  return found?.isConnected ? found : undefined;
}
