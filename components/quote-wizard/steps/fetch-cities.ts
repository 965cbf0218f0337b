import { apiUrl } from '#lib/content/api-url';
import { baseFeeOf } from '#lib/quote/price';
import { boolean, listOf, number, objectOf, withFallback, text } from '#lib/quote/parsers';

const place = objectOf({ label: text, latitude: number, longitude: number, isSame: withFallback(boolean, false) });
const cityList = objectOf({ cities: listOf(place) });

/** A place of the city list. `isSame` is true when the text is its whole name, not only the beginning. */
export type ListedPlace = NonNullable<ReturnType<typeof place>>;

/** Whether a place is the city without a base fee. */
export function isHome({ label }: Pick<ListedPlace, 'label'>): boolean {
  return baseFeeOf('', label) === 0;
}

/** Whether there is a list of cities; static hosts have none. */
export const hasCityList = (): boolean => apiUrl('/api/cities') !== undefined;

/** Fetches places whose names start with the text, largest first. Throws when the response is not a list. */
export async function fetchCities(text: string, signal: AbortSignal): Promise<ListedPlace[]> {
  const response = await fetch(`${apiUrl('/api/cities')}?q=${encodeURIComponent(text)}`, { signal });
  const list = response.ok ? cityList(await response.json()) : undefined;
  if (!list) throw new Error(`The city list answered ${response.status}.`);
  return list.cities;
}
