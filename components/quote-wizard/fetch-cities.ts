import { z } from 'zod';
import '#lib/zod-without-eval';
import type { Place } from './quote-reducer.ts';

const CitiesSchema = z.object({
  cities: z.array(z.object({ label: z.string(), latitude: z.number(), longitude: z.number() })),
});

/** Listed places whose name starts with the text, largest first. */
export async function fetchCities(text: string, signal: AbortSignal): Promise<Place[]> {
  const response = await fetch(`/api/cities?q=${encodeURIComponent(text)}`, { signal });
  if (!response.ok) throw new Error(`The city list answered ${response.status}.`);
  return CitiesSchema.parse(await response.json()).cities;
}

/** Whether a typed name is the city of a label: "denver" and "Denver, CO, USA". */
export function isSameName(label: string, typed: string): boolean {
  const fold = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase();
  const name = fold(label.split(',')[0] ?? '');
  const words = fold(typed);
  return words === name || (words.startsWith(`${name} `) && fold(label).startsWith(words));
}
