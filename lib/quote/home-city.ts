import { PRICE_LIST } from './price-list.ts';

/** The city without a base fee, where our own rooms are. Coordinates in degrees, as GeoNames has them. */
export const HOME_CITY = {
  label: PRICE_LIST.cityWithoutBaseFee,
  latitude: 37.77493,
  longitude: -122.41942,
} as const;
