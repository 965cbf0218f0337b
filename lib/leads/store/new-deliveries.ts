import { randomUUID } from 'node:crypto';
import { QUOTE_CHANNELS, type Channel, type StoredDelivery } from './tables.ts';

/** The outbox rows of a new quote: one for each channel, due at once. */
export function newDeliveries(reference: string, createdAt: number): StoredDelivery[] {
  return QUOTE_CHANNELS.map((channel) => newDelivery(reference, channel, createdAt));
}

/** An outbox row that is due at once. */
export function newDelivery(reference: string, channel: Channel, createdAt: number): StoredDelivery {
  return {
    id: randomUUID(),
    reference,
    channel,
    state: 'pending',
    attempts: 0,
    next_at: createdAt,
    lease_until: 0,
    first_attempt_at: null,
    last_error: null,
    created_at: createdAt,
    done_at: null,
  };
}
