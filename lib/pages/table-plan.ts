import { PRICE_LIST } from '#lib/quote/price-list';
import { priceOf } from '#lib/quote/price';
import type { EventType } from '#lib/quote/event-types';

/** How many tables a ballroom can have. */
export const TABLES = { min: 5, max: 40 };

/** What a table needs. `sizes` says how a room is set up, for up to a number of tables each. */
export type TableFigures = {
  typeOfEvent: EventType;
  seats: number;
  playersPerHost: number;
  squareFeet: number;
  sizes: readonly { upTo: number; setUp: string; remark: string }[];
};

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
