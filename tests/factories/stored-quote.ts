import type { StoredQuote } from '#lib/leads/store/tables';

/** A complete quote as stored: 45 people in Denver. */
export function storedQuote(changes: Partial<StoredQuote> = {}): StoredQuote {
  return {
    reference: 'RR-7KQ2-M9TX',
    idempotency_key: '2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c11',
    fingerprint: 'f'.repeat(64),
    created_at: Date.parse('2026-11-20T17:00:00Z'),
    first_name: 'Imani',
    last_name: 'Okafor',
    email: 'imani@example.com',
    phone: '+1 555 010 7788',
    description: 'PO 4711, one wheelchair user',
    type_of_event: 'scavenger-hunt',
    city: 'Denver, CO, USA',
    latitude: 39.73915,
    longitude: -104.9847,
    participant_size: 45,
    game: 'city-hunt',
    preferred_start: null,
    preferred_dates: JSON.stringify(['2026-12-10', '2026-12-31']),
    base_fee: 3000,
    participants_price: 2475,
    total: 5475,
    price_version: '2026-11',
    state: 'accepted',
    quarantine_reason: null,
    ...changes,
  };
}
