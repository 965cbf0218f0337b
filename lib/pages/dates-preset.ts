import type { PublicBookable } from '#lib/availability/public-bookable';
import type { Preset } from '#lib/quote/presets';
import type { Game } from './lists.ts';

/** What a quote for something that can be asked for by date begins with, and the path of the page about it, if there is one. */
export type DatesPreset = { preset: Preset; page: string | undefined };

/** The answers of the first event that an entry of content/availability.yaml is for: its game, else its type and city. */
export function getDatesPreset({ games, types, cities }: PublicBookable, all: readonly Game[]): DatesPreset {
  const game = all.find(({ id }) => id === games?.[0]);
  const type = game?.compare?.typeOfEvent ?? types?.[0];
  const city = game?.city ?? cities?.[0];
  return { preset: { type, game: game?.id, city, from: 'dates' }, page: game?.compare?.href };
}
