import { describe, expect, it } from 'vitest';
import { quoteList } from '#lib/leads/desk/quote-list';
import { quoteSheet } from '#lib/leads/desk/quote-sheet';
import { formatMoment } from '#lib/leads/desk/time-words';
import { CHANNELS } from '#lib/leads/store/tables';
import { deskQuote } from './keep-quote.ts';

const outlook = { now: Date.parse('2026-11-21T12:00:00Z'), channels: CHANNELS };

describe('the list of quotes', () => {
  const online = deskQuote({ reference: 'RR-2222-2222', city: '', type_of_event: 'virtual', participant_size: 1 });

  it('is a table where there is room', () => {
    const [headings, first, second] = quoteList([deskQuote(), online], outlook);
    expect(headings).toMatch(/^Reference +Received +Name +E-mail +Event +City +People +Total +State +Deliveries$/);
    expect(first).toMatch(/^RR-7KQ2-M9TX .*Imani Okafor {2}imani@example\.com.*Denver, CO, USA +45 {2}\$5,475 {2}acc/);
    expect(second).toMatch(/Virtual event +online +1 /);
  });

  it('is a few lines a quote where there is none', () => {
    const quote = deskQuote();
    expect(quoteList([quote, online], outlook, 80)).toEqual([
      `RR-7KQ2-M9TX  ${formatMoment(quote.created_at)}  accepted`,
      '  Imani Okafor <imani@example.com>',
      '  Scavenger hunt, Denver, CO, USA, 45 people, $5,475',
      '  e-mail waiting, copy waiting, webhook waiting',
      '',
      `RR-2222-2222  ${formatMoment(online.created_at)}  accepted`,
      '  Imani Okafor <imani@example.com>',
      '  Virtual event, online, 1 person, $5,475',
      '  e-mail waiting, copy waiting, webhook waiting',
    ]);
  });
});

describe('the sheet of a quote', () => {
  it('tells everything', () => {
    const next = outlook.now + 60_000;
    const quote = deskQuote(
      { description: 'PO 4711\nA wheelchair' },
      {
        'desk-email': { state: 'delivered', attempts: 1, done_at: outlook.now },
        webhook: { attempts: 3, next_at: next, last_error: 'http-503' },
      },
    );
    const text = quoteSheet(quote, outlook).join('\n');
    for (const words of [
      /^RR-7KQ2-M9TX, accepted$/m,
      /^Received +\S+ \S+ \(.+\), 19 hours ago$/m,
      /^Phone +\+1 555 010 7788$/m,
      /^Coordinates +39\.73915, -104\.9847$/m,
      /^Dates +Thursday, December 10, 2026\n +Thursday, December 31, 2026$/m,
      /^Price +Base fee +\$3,000\n +Participants +\$2,475\n +Total +\$5,475\n +by the price list 2026-11$/m,
      /^Description\n {2}PO 4711\n {2}A wheelchair$/m,
      /^e-mail +sent +1 /m,
      new RegExp(`^webhook +waiting +3 +${formatMoment(next)} +http-503$`, 'm'),
    ]) {
      expect(text).toMatch(words);
    }
  });

  it('says why a quote is held back, and that it was', () => {
    const held = { state: 'quarantined', quarantine_reason: 'honeypot', phone: null, description: null } as const;
    const text = quoteSheet(deskQuote(held), outlook).join('\n');
    expect(text).toMatch(/^RR-7KQ2-M9TX, quarantined: honeypot$/m);
    expect(text).toContain('Deliveries are held back until it is released.');
    expect(quoteSheet(deskQuote({ quarantine_reason: 'honeypot' }), outlook)[0]).toBe(
      'RR-7KQ2-M9TX, accepted, released from quarantine',
    );
  });
});
