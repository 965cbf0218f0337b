import { describe, expect, it } from 'vitest';
import { deliveriesInWords, stateInWords } from '#lib/leads/desk/delivery-words';
import { CHANNELS, type StoredDelivery } from '#lib/leads/store/tables';
import { deskQuote } from './keep-quote.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('the deliveries of a quote in words', () => {
  it('says what was sent and what waits', () => {
    const quote = deskQuote({}, { 'desk-email': { state: 'delivered', attempts: 1 }, webhook: { attempts: 3 } });
    const words = deliveriesInWords(quote, { now, channels: CHANNELS });
    expect(words).toBe('e-mail sent, copy waiting, webhook waiting (3 tries)');
  });

  it('leaves out what is not set up and still waits', () => {
    const quote = deskQuote({}, { 'desk-email': { state: 'delivered' } });
    expect(deliveriesInWords(quote, { now, channels: ['desk-email', 'visitor-email'] })).toBe(
      'e-mail sent, copy waiting',
    );
    expect(deliveriesInWords(deskQuote(), { now, channels: [] })).toBe('waits here');
  });

  it('says that a quarantined quote is held back', () => {
    const quote = deskQuote({ state: 'quarantined', quarantine_reason: 'honeypot' });
    expect(deliveriesInWords(quote, { now, channels: CHANNELS })).toBe('held back');
  });

  it.each<[Partial<StoredDelivery>, string]>([
    [{ state: 'dead', attempts: 12 }, 'failed (12 tries)'],
    [{ state: 'dead', attempts: 1 }, 'failed (1 try)'],
    [{ state: 'skipped' }, 'not needed'],
    [{ lease_until: now + 1 }, 'under way'],
    [{ lease_until: now, attempts: 2 }, 'waiting (2 tries)'],
  ])('calls %j %s', (changes, words) => {
    const [delivery] = deskQuote({}, { 'desk-email': changes }).deliveries;
    expect(stateInWords(delivery!, { now, channels: CHANNELS })).toBe(words);
  });
});
