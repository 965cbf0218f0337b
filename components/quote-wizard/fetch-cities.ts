import { z } from 'zod';
import '#lib/zod-without-eval';
import { baseFeeOf } from '#lib/quote/price';

const CitiesSchema = z.object({
  cities: z.array(
    z.object({ label: z.string(), latitude: z.number(), longitude: z.number(), isSame: z.boolean().catch(false) }),
  ),
});

/** A listed place; `isSame` says that the text names the whole city, not only its beginning. */
export type ListedPlace = z.output<typeof CitiesSchema>['cities'][number];

/** Whether a place is the city without a base fee. */
export function isHome({ label }: Pick<ListedPlace, 'label'>): boolean {
  return baseFeeOf('', label) === 0;
}

/** Listed places that the text begins to name, largest first. */
export async function fetchCities(text: string, signal: AbortSignal): Promise<ListedPlace[]> {
  const response = await fetch(`/api/cities?q=${encodeURIComponent(text)}`, { signal });
  if (!response.ok) throw new Error(`The city list answered ${response.status}.`);
  return CitiesSchema.parse(await response.json()).cities;
}
