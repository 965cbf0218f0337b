import type { Insertable, Selectable } from 'kysely';

/** One request as it was accepted. Times are milliseconds since 1970 UTC, money is whole US dollars. */
export type QuoteTable = {
  reference: string;
  idempotency_key: string;
  /** SHA-256 of the request, to tell a retry from a different request under the same key. */
  fingerprint: string;
  created_at: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  description: string | null;
  type_of_event: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  participant_size: number;
  game: string | null;
  /** JSON list of days, or null. */
  preferred_dates: string | null;
  base_fee: number;
  participants_price: number;
  total: number;
  price_version: string;
};

export type Database = { quotes: QuoteTable };
export type StoredQuote = Selectable<QuoteTable>;
export type NewQuote = Insertable<QuoteTable>;
