import { PRICE_LIST } from './price-list.ts';

/** The company's own city, which has no base fee. Coordinates in degrees, from GeoNames. */
export const HOME_CITY = {
  label: PRICE_LIST.cityWithoutBaseFee,
  latitude: 37.77493,
  longitude: -122.41942,
} as const;

const SPELLINGS = /^(?:sf|san ?fran(?:cisco)?)(?: (?:ca|california))?(?: (?:us|usa|united states))?$/;

/** Whether a typed city means the company's own. South San Francisco is another city. */
export function isHomeCity(typed: string): boolean {
  return SPELLINGS.test(
    typed
      .toLowerCase()
      .replace(/[\s,.]+/g, ' ')
      .trim(),
  );
}
