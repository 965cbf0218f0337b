import { randomUUID } from 'node:crypto';
import { CHANNELS, type StoredDelivery } from './tables.ts';

/** The outbox rows of a new quote: one for each channel, due at once. */
export function newDeliveries(reference: string, createdAt: number): StoredDelivery[] {
  return CHANNELS.map((channel) => ({
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
  }));
}
