import { PRICE_LIST } from '#lib/quote/price-list';
import { priceOf } from '#lib/quote/price';
import type { SectionOf } from './sections.ts';

/** How many tables a ballroom can have. */
export const TABLES = { min: 5, max: 40 };

export type TableFigures = Pick<
  SectionOf<'tables'>,
  'typeOfEvent' | 'seats' | 'playersPerHost' | 'squareFeet' | 'sizes'
>;

/** What a number of tables needs. Prices are totals in whole US dollars: `home` in San Francisco, `away` anywhere else. */
export function planTables(tables: number, { typeOfEvent, seats, playersPerHost, squareFeet, sizes }: TableFigures) {
  const players = tables * seats;
  const priceIn = (city: string) => priceOf({ typeOfEvent, city, participantSize: players }).total;
  return {
    tables,
    players,
    hosts: Math.ceil(players / playersPerHost),
    squareFeet: tables * squareFeet,
    size: sizes.find(({ upTo }) => tables <= upTo),
    home: priceIn(PRICE_LIST.cityWithoutBaseFee),
    away: priceIn(''),
  };
}
