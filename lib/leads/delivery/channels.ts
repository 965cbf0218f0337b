import type { Channel, StoredHold, StoredQuote } from '../store/tables.ts';

/** One attempt to deliver one quote to one channel. */
export type Delivery = {
  /** The same in every attempt, so that receivers can detect duplicates. */
  id: string;
  channel: Channel;
  /** Counts from 1. */
  attempt: number;
  quote: StoredQuote;
  /** The holds of the quote, with that of its call. */
  holds: readonly StoredHold[];
};

/** `error` and `reason` are error classes in one word, such as http-503. They are stored and logged and contain no personal data. */
export type Outcome =
  | { result: 'delivered' }
  | { result: 'retry'; error: string; retryAfterMs?: number }
  | { result: 'dead'; error: string }
  | { result: 'skipped'; reason: string };

/** Makes one attempt. It takes at most 10 s and ends early when the signal is aborted. */
export type ChannelSender = (delivery: Delivery, context: { now: Date; signal: AbortSignal }) => Promise<Outcome>;

/** The configured channels. Deliveries to other channels stay pending. */
export type Channels = Partial<Record<Channel, ChannelSender>>;
