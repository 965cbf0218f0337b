import type { Channel, StoredQuote } from '../store/tables.ts';

/** One attempt to tell one channel about one quote. */
export type Delivery = {
  /** The same in every attempt, so that a receiver can tell a repetition. */
  id: string;
  channel: Channel;
  /** Counts from 1. */
  attempt: number;
  quote: StoredQuote;
};

/** `error` and `reason` are classes in one word, such as http-503: they are stored and logged, and never hold personal data. */
export type Outcome =
  | { result: 'delivered' }
  | { result: 'retry'; error: string; retryAfterMs?: number }
  | { result: 'dead'; error: string }
  | { result: 'skipped'; reason: string };

/** Makes one attempt. Takes 10 s at the most and ends early when the signal is aborted. */
export type ChannelSender = (delivery: Delivery, context: { now: Date; signal: AbortSignal }) => Promise<Outcome>;

/** The channels that are configured. Deliveries of the others wait. */
export type Channels = Partial<Record<Channel, ChannelSender>>;
