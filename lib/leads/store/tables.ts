import type { Insertable, Selectable } from 'kysely';

// Times are milliseconds since 1970 UTC, money is whole US dollars.

/** Where an accepted quote is delivered: one row of the outbox each. */
export const CHANNELS = ['desk-email', 'visitor-email', 'webhook'] as const;

export type Channel = (typeof CHANNELS)[number];

/** Quarantined quotes look like a robot's: they are kept and listed, but not delivered until somebody releases them. */
export type QuoteState = 'accepted' | 'quarantined';

/** `pending` is waited for or under way; `dead` was given up and can be replayed; `skipped` was not wanted any more. */
export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'skipped';

/** One request as it was taken. */
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
  state: QuoteState;
  /** Why it looked like a robot's; null when accepted. Stays after a release. */
  quarantine_reason: string | null;
};

/** One delivery of one quote to one channel, and how far it has come. */
export type OutboxTable = {
  /** UUID, the same in every attempt: receivers tell a repetition by it. */
  id: string;
  reference: string;
  channel: Channel;
  state: DeliveryState;
  /** How often it was claimed, the attempt under way included. */
  attempts: number;
  /** Not to be tried before. */
  next_at: number;
  /** Held by a worker until then; 0 is free. */
  lease_until: number;
  first_attempt_at: number | null;
  /** The class of the last error, never personal data. */
  last_error: string | null;
  created_at: number;
  /** When it was delivered, given up or skipped. */
  done_at: number | null;
};

/** How often something happened in a window of time that ends at `expires_at`. */
export type CounterTable = { bucket: string; count: number; expires_at: number };

/** A random value that all processes on one store share, until `expires_at`. */
export type SecretTable = { name: string; value: string; expires_at: number };

/** When a process last trusted its clock: one row. */
export type TrustedTimeTable = { id: number; at: number };

export type Database = {
  quotes: QuoteTable;
  outbox: OutboxTable;
  counters: CounterTable;
  secrets: SecretTable;
  trusted_time: TrustedTimeTable;
};
export type StoredQuote = Selectable<QuoteTable>;
export type NewQuote = Insertable<QuoteTable>;
export type StoredDelivery = Selectable<OutboxTable>;
