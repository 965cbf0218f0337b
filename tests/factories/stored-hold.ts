import type { StoredHold } from '#lib/leads/store/tables';

const at = (time: string) => Date.parse(time);

/** The start of 6 pm on December 10, 2026, held for 72 hours for the stored quote. */
export function storedHold(changes: Partial<StoredHold> = {}): StoredHold {
  return {
    reference: 'RR-7KQ2-M9TX',
    calendar: 'journey-to-jidara',
    starts_at: at('2026-12-10T18:00-08:00'),
    ends_at: at('2026-12-10T19:30-08:00'),
    outcome: 'held',
    created_at: at('2026-11-20T17:00:00Z'),
    expires_at: at('2026-11-23T17:00:00Z'),
    ...changes,
  };
}

/** The call of the stored quote, at 10:20 am on December 8, 2026. */
export function storedCall(changes: Partial<StoredHold> = {}): StoredHold {
  const endsAt = at('2026-12-08T10:40-08:00');
  return storedHold({
    calendar: 'call',
    starts_at: at('2026-12-08T10:20-08:00'),
    ends_at: endsAt,
    expires_at: endsAt,
    ...changes,
  });
}
