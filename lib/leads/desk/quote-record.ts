import { findCall, findEventHold } from '#lib/leads/store/hold-receipt';
import type { StoredQuote } from '#lib/leads/store/tables';
import type { Cell } from './csv.ts';
import { formatDeliveries, type DeliveryContext } from './format-deliveries.ts';
import type { DeskQuote } from './quote-pages.ts';

/** A quote as JSON for other programs: the stored columns without idempotency key and fingerprint. Times are ISO 8601 in UTC. */
export function toQuoteRecord(quote: DeskQuote) {
  const { idempotency_key: _key, fingerprint: _fingerprint, deliveries, holds, ...rest } = quote;
  return {
    ...rest,
    created_at: formatIsoTime(quote.created_at),
    preferred_dates: getPreferredDates(quote),
    deliveries: deliveries.map(({ id, channel, state, attempts, next_at, last_error, done_at }) => ({
      id,
      channel,
      state,
      attempts,
      next_at: formatIsoTime(next_at),
      done_at: done_at === null ? null : formatIsoTime(done_at),
      last_error,
    })),
    holds: holds.map(({ calendar, starts_at, ends_at, outcome, expires_at }) => ({
      calendar,
      starts_at: formatIsoTime(starts_at),
      ends_at: formatIsoTime(ends_at),
      outcome,
      expires_at: outcome === 'held' ? formatIsoTime(expires_at) : null,
    })),
  };
}

/** The columns of the CSV export, in order. */
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
  'preferred_start',
  'hold',
  'held_until',
  'call_at',
] as const;

/** The cells of a quote in the CSV export. */
export function toCsvCells(quote: DeskQuote, outlook: DeliveryContext): Cell[] {
  const hold = findEventHold(quote.holds);
  const call = findCall(quote.holds);
  const cells = {
    ...quote,
    created_at: formatIsoTime(quote.created_at),
    preferred_dates: getPreferredDates(quote).join(' '),
    deliveries: formatDeliveries(quote, outlook),
    hold: quote.preferred_start === null ? null : (hold?.outcome ?? 'ask'),
    held_until: hold?.outcome === 'held' ? formatIsoTime(hold.expires_at) : null,
    call_at: call ? formatIsoTime(call.starts_at) : null,
  };
  return CSV_COLUMNS.map((column) => cells[column]);
}

/** The preferred days, as YYYY-MM-DD. */
export function getPreferredDates({ preferred_dates: dates }: Pick<StoredQuote, 'preferred_dates'>): string[] {
  return dates === null ? [] : (JSON.parse(dates) as string[]);
}

function formatIsoTime(ms: number): string {
  return new Date(ms).toISOString();
}
