import type { StoredQuote } from '#lib/leads/store/tables';
import type { Cell } from './csv.ts';
import { deliveriesInWords, type Outlook } from './delivery-words.ts';
import type { DeskQuote } from './quote-pages.ts';

/** A quote for other programs: the stored columns without those that only serve the store. Times are ISO 8601 in UTC. */
export function quoteRecord(quote: DeskQuote) {
  const { idempotency_key: _key, fingerprint: _fingerprint, deliveries, ...rest } = quote;
  return {
    ...rest,
    created_at: isoTime(quote.created_at),
    preferred_dates: preferredDatesOf(quote),
    deliveries: deliveries.map(({ id, channel, state, attempts, next_at, last_error, done_at }) => ({
      id,
      channel,
      state,
      attempts,
      next_at: isoTime(next_at),
      done_at: done_at === null ? null : isoTime(done_at),
      last_error,
    })),
  };
}

/** The columns of the CSV export, in their order. */
export const CSV_COLUMNS = [
  'reference',
  'created_at',
  'state',
  'quarantine_reason',
  'first_name',
  'last_name',
  'email',
  'phone',
  'type_of_event',
  'city',
  'latitude',
  'longitude',
  'participant_size',
  'game',
  'preferred_dates',
  'description',
  'base_fee',
  'participants_price',
  'total',
  'price_version',
  'deliveries',
] as const;

/** The same quote as one record of that CSV. */
export function csvCells(quote: DeskQuote, outlook: Outlook): Cell[] {
  const cells = {
    ...quote,
    created_at: isoTime(quote.created_at),
    preferred_dates: preferredDatesOf(quote).join(' '),
    deliveries: deliveriesInWords(quote, outlook),
  };
  return CSV_COLUMNS.map((column) => cells[column]);
}

/** The days that would suit, as YYYY-MM-DD. */
export function preferredDatesOf({ preferred_dates: dates }: Pick<StoredQuote, 'preferred_dates'>): string[] {
  return dates === null ? [] : (JSON.parse(dates) as string[]);
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
