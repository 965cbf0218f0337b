import { baseFeeOf } from '#lib/quote/price';
import { flag, listOf, number, objectOf, or, text } from '#lib/quote/shape';

const place = objectOf({ label: text, latitude: number, longitude: number, isSame: or(flag, false) });
const cityList = objectOf({ cities: listOf(place) });

/** A listed place; `isSame` says that the text names the whole city, not only its beginning. */
export type ListedPlace = NonNullable<ReturnType<typeof place>>;

/** Whether a place is the city without a base fee. */
export function isHome({ label }: Pick<ListedPlace, 'label'>): boolean {
  return baseFeeOf('', label) === 0;
}

/** Listed places that the text begins to name, largest first. Throws when no such list comes back. */
export async function fetchCities(text: string, signal: AbortSignal): Promise<ListedPlace[]> {
  const response = await fetch(`/api/cities?q=${encodeURIComponent(text)}`, { signal });
  const list = response.ok ? cityList(await response.json()) : undefined;
  if (!list) throw new Error(`The city list answered ${response.status}.`);
  return list.cities;
}
