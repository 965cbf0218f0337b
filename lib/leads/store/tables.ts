import type { Insertable, Selectable } from 'kysely';

// Times are in milliseconds since 1970 UTC, money is in whole US dollars.

/** The channels of an accepted quote, with one outbox row each. */
export const QUOTE_CHANNELS = ['desk-email', 'visitor-email', 'webhook'] as const;

/** All channels. `call-email` has an outbox row for each time that a visitor chose for a call. */
export const CHANNELS = [...QUOTE_CHANNELS, 'call-email'] as const;

export type Channel = (typeof CHANNELS)[number];

/** Quarantined quotes look like a bot's. They are stored and listed, but not delivered until they are released. */
export type QuoteState = 'accepted' | 'quarantined';

/** `pending` is due now or later, or in progress; `dead` was given up and can be replayed; `skipped` is not made: too late, or too many. */
export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'skipped';

/** One request as it was received. */
export type QuoteTable = {
  reference: string;
  idempotency_key: string;
  /** SHA-256 of the request. It distinguishes a retry from a different request with the same key. */
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
  /** JSON array of days (YYYY-MM-DD), or null. */
  preferred_dates: string | null;
  /** Local time with offset (2026-12-10T18:00-08:00), or null. */
  preferred_start: string | null;
  base_fee: number;
  participants_price: number;
  total: number;
  price_version: string;
  state: QuoteState;
  /** Why it looked like a bot's; null when it was accepted at once. Stays after a release. */
  quarantine_reason: string | null;
};

/** The delivery of one quote to one channel. */
export type OutboxTable = {
  /** UUID, the same in every attempt, so that receivers can detect duplicates. */
  id: string;
  reference: string;
  channel: Channel;
  state: DeliveryState;
  /** The number of claims, including an attempt in progress. */
  attempts: number;
  /** The earliest time of the next attempt. */
  next_at: number;
  /** A worker has claimed it until this time; 0 means unclaimed. */
  lease_until: number;
  first_attempt_at: number | null;
  /** The class of the last error, never personal data. */
  last_error: string | null;
  created_at: number;
  /** When it was delivered, given up or skipped. */
  done_at: number | null;
};

/** The number of hits in a time window that ends at `expires_at`. */
export type CounterTable = { bucket: string; count: number; expires_at: number };

/** A random value that all processes on one store share until `expires_at`. */
export type SecretTable = { name: string; value: string; expires_at: number };

/** The last time at which a process trusted its clock. The table has one row. */
export type TrustedTimeTable = { id: number; at: number };

/** The last copy of a calendar: when something is on, as JSON (`BusyPeriod[]`). No text of an event is stored. */
export type CalendarTable = { id: string; busy: string; fetched_at: number };

/**
 * What came of the wish for a slot: it is `held`, or another event has it (`tentative`: on hold), or a person has to look (`ask`).
 */
export type HoldOutcome = 'held' | 'tentative' | 'gone' | 'ask';

/** The slot that a quote asked for on one calendar. It is held until `expires_at`; 0 when it never was. */
export type HoldTable = {
  reference: string;
  calendar: string;
  starts_at: number;
  ends_at: number;
  outcome: HoldOutcome;
  created_at: number;
  expires_at: number;
};

export type Database = {
  calendars: CalendarTable;
  holds: HoldTable;
  quotes: QuoteTable;
  outbox: OutboxTable;
  counters: CounterTable;
  secrets: SecretTable;
  trusted_time: TrustedTimeTable;
};
export type StoredQuote = Selectable<QuoteTable>;
export type NewQuote = Insertable<QuoteTable>;
export type StoredHold = Selectable<HoldTable>;
export type StoredDelivery = Selectable<OutboxTable>;
