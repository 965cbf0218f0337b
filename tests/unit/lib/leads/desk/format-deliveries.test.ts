import { describe, expect, it } from 'vitest';
import { formatDeliveries, formatDeliveryState } from '#lib/leads/desk/format-deliveries';
import { CHANNELS, type StoredDelivery } from '#lib/leads/store/tables';
import { deskQuote } from './store-quote.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('formatDeliveries', () => {
  it('names what was sent and what is pending', () => {
    const quote = deskQuote({}, { 'desk-email': { state: 'delivered', attempts: 1 }, webhook: { attempts: 3 } });
    const text = formatDeliveries(quote, { now, channels: CHANNELS });
    expect(text).toBe('e-mail sent, copy waiting, webhook waiting (3 tries)');
  });

  it('leaves out pending deliveries to channels that are not set up', () => {
    const quote = deskQuote({}, { 'desk-email': { state: 'delivered' } });
    expect(formatDeliveries(quote, { now, channels: ['desk-email', 'visitor-email'] })).toBe(
      'e-mail sent, copy waiting',
    );
    expect(formatDeliveries(deskQuote(), { now, channels: [] })).toBe('waits here');
  });

  it('shows that a quarantined quote is held back', () => {
    const quote = deskQuote({ state: 'quarantined', quarantine_reason: 'honeypot' });
    expect(formatDeliveries(quote, { now, channels: CHANNELS })).toBe('held back');
  });

  it.each<[Partial<StoredDelivery>, string]>([
    [{ state: 'dead', attempts: 12 }, 'failed (12 tries)'],
    [{ state: 'dead', attempts: 1 }, 'failed (1 try)'],
    [{ state: 'skipped', last_error: 'too-late' }, 'not needed'],
    [{ state: 'skipped', last_error: 'too-many-copies' }, 'not sent (too many that day)'],
    [{ lease_until: now + 1 }, 'under way'],
    [{ lease_until: now, attempts: 2 }, 'waiting (2 tries)'],
  ])('formats %j as %s', (changes, text) => {
    const [delivery] = deskQuote({}, { 'desk-email': changes }).deliveries;
    expect(formatDeliveryState(delivery!, { now, channels: CHANNELS })).toBe(text);
  });
});
