import { z } from 'zod';
import { isEventType } from './event-types.ts';
import { isCountable } from './head-count.ts';
import { isOneLine, LIMITS } from './request-schema.ts';

export type Preset = { type?: string; city?: string; people?: number; game?: string; date?: string; from?: string };

/** A link that opens the wizard with answers filled in: /get-a-quote?type=&city=&people=&game=&date=&from=. */
export function quoteHref(preset: Preset): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(preset))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.size > 0 ? `/get-a-quote?${query}` : '/get-a-quote';
}

/** Reads the presets of a link; unknown or unusable values are ignored. */
export function parsePreset(query: URLSearchParams): Preset {
  const type = query.get('type') ?? '';
  const people = Number(query.get('people'));
  const city = (query.get('city') ?? '').trim().slice(0, LIMITS.city);
  const game = query.get('game') ?? '';
  const date = query.get('date') ?? '';
  const from = query.get('from') ?? '';
  return {
    ...(isEventType(type) && { type }),
    ...(city && isOneLine(city) && { city }),
    ...(isCountable(people) && { people }),
    ...(/^[a-z0-9-]{1,60}$/.test(game) && { game }),
    ...(z.iso.date().safeParse(date).success && { date }),
    ...(/^[a-z0-9-]{1,80}$/.test(from) && { from }),
  };
}
