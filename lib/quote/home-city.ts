import { PRICE_LIST } from './price-list.ts';

/** The company's own city, which has no base fee. Coordinates in degrees, from GeoNames. */
export const HOME_CITY = {
  label: PRICE_LIST.cityWithoutBaseFee,
  latitude: 37.77493,
  longitude: -122.41942,
} as const;
