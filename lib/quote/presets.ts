import { isEventType } from './event-types.ts';
import { isCountable, parseCount } from './head-count.ts';
import { isDay } from './preferred-dates.ts';
import { PRICE_LIST } from './price-list.ts';
import { isOneLine, LIMITS } from './request-schema.ts';

export type Preset = { type?: string; city?: string; people?: number; game?: string; date?: string; from?: string };

/** Where a group plays, as the short price form asks it, and the answers that follow from it. */
export const PLACES: readonly { value: string; label: string; answers: Pick<Preset, 'type' | 'city'> }[] = [
  { value: 'home', label: 'In San Francisco', answers: { city: PRICE_LIST.cityWithoutBaseFee } },
  { value: 'away', label: 'In another city', answers: {} },
  { value: 'online', label: 'Online', answers: { type: PRICE_LIST.typeWithoutBaseFee } },
];

/** Every parameter that fills in an answer. */
export const PRESET_KEYS = ['type', 'city', 'people', 'game', 'date', 'where'] as const;

/** A link that opens the wizard with answers filled in: /get-a-quote?type=&city=&people=&game=&date=&from=. */
export function quoteHref(preset: Preset): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(preset))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.size > 0 ? `/get-a-quote?${query}` : '/get-a-quote';
}

/** The answers that follow from a place of the short price form; none for an unknown one. */
export function answersForPlace(where: string | null): Pick<Preset, 'type' | 'city'> {
  return PLACES.find(({ value }) => value === where)?.answers ?? {};
}

/**
 * Reads the presets of a link or of a plain form; unknown or unusable values are ignored. `where` is home, away or
 * online, and gives way to a type or a city that is named beside it.
 */
export function parsePreset(query: URLSearchParams): Preset {
  const type = query.get('type') ?? '';
  const people = parseCount(query.get('people') ?? '');
  const city = (query.get('city') ?? '').trim().slice(0, LIMITS.city);
  const game = query.get('game') ?? '';
  const date = query.get('date') ?? '';
  const from = query.get('from') ?? '';
  return {
    ...answersForPlace(query.get('where')),
    ...(isEventType(type) && { type }),
    ...(city && isOneLine(city) && { city }),
    ...(isCountable(people) && { people }),
    ...(/^[a-z0-9-]{1,60}$/.test(game) && { game }),
    ...(isDay(date) && { date }),
    ...(/^[a-z0-9-]{1,80}$/.test(from) && { from }),
  };
}
