import { describe, expect, it } from 'vitest';
import { formatQuoteList } from '#lib/leads/desk/quote-list';
import { formatQuoteDetails } from '#lib/leads/desk/quote-details';
import { formatTime } from '#lib/leads/desk/time-format';
import { CHANNELS } from '#lib/leads/store/tables';
import { storedCall, storedHold } from '#tests/factories/stored-hold';
import { deskQuote } from './store-quote.ts';

const outlook = { now: Date.parse('2026-11-21T12:00:00Z'), channels: CHANNELS };

describe('formatQuoteList', () => {
  const online = deskQuote({ reference: 'RR-2222-2222', city: '', type_of_event: 'virtual', participant_size: 1 });

  it('prints a table when it fits the width', () => {
    const [headings, first, second] = formatQuoteList([deskQuote(), online], outlook);
    expect(headings).toMatch(/^Reference +Received +Name +E-mail +Event +City +People +Total +State +Deliveries$/);
    expect(first).toMatch(/^RR-7KQ2-M9TX .*Imani Okafor {2}imani@example\.com.*Denver, CO, USA +45 {2}\$5,475 {2}acc/);
    expect(second).toMatch(/Virtual event +online +1 /);
  });

  it('prints no total for a family, which pays per child', () => {
    const family = deskQuote({ type_of_event: 'homeschool' });
    expect(formatQuoteList([family], outlook)[1]).toMatch(/ per child {2}accepted/);
    expect(formatQuoteDetails(family, outlook).join('\n')).toContain(
      'for companies; this family pays per child and saw no total',
    );
  });

  it('prints a few lines for each quote on a narrow terminal', () => {
    const quote = deskQuote();
    expect(formatQuoteList([quote, online], outlook, 80)).toEqual([
      `RR-7KQ2-M9TX  ${formatTime(quote.created_at)}  accepted`,
      '  Imani Okafor <imani@example.com>',
      '  Scavenger hunt, Denver, CO, USA, 45 people, $5,475',
      '  e-mail waiting, copy waiting, webhook waiting',
      '',
      `RR-2222-2222  ${formatTime(online.created_at)}  accepted`,
      '  Imani Okafor <imani@example.com>',
      '  Virtual event, online, 1 person, $5,475',
      '  e-mail waiting, copy waiting, webhook waiting',
    ]);
  });
});

describe('formatQuoteDetails', () => {
  it('prints every field', () => {
    const next = outlook.now + 60_000;
    const quote = deskQuote(
      { description: 'PO 4711\nA wheelchair' },
      {
        'desk-email': { state: 'delivered', attempts: 1, done_at: outlook.now },
        webhook: { attempts: 3, next_at: next, last_error: 'http-503' },
      },
    );
    const text = formatQuoteDetails(quote, outlook).join('\n');
    for (const message of [
      /^RR-7KQ2-M9TX, accepted$/m,
      /^Received +\S+ \S+ \(.+\), 19 hours ago$/m,
      /^Phone +\+1 555 010 7788$/m,
      /^Coordinates +39\.73915, -104\.9847$/m,
      /^Dates +Thursday, December 10, 2026\n +Thursday, December 31, 2026$/m,
      /^Price +Base fee +\$3,000\n +Participants +\$2,475\n +Total +\$5,475\n +by the price list 2026-11$/m,
      /^Description\n {2}PO 4711\n {2}A wheelchair$/m,
      /^e-mail +sent +1 /m,
      new RegExp(`^webhook +waiting +3 +${formatTime(next)} +http-503$`, 'm'),
    ]) {
      expect(text).toMatch(message);
    }
  });

  it.each([
    [[storedHold()], 'held until'],
    [[storedHold({ expires_at: 1 })], 'was held until'],
    [[storedHold({ outcome: 'tentative', expires_at: 0 })], 'not held: it was on hold for an earlier request'],
    [[storedHold({ outcome: 'gone', expires_at: 0 })], 'not held: it was taken'],
    [[storedCall()], 'not held: look in the calendar'],
  ])('prints what came of the start', (holds, text) => {
    const lines = formatQuoteDetails(deskQuote({ preferred_start: '2026-12-10T18:00-08:00' }, {}, holds), outlook);
    const index = lines.findIndex((line) => line.startsWith('Start '));
    expect(lines[index + 1]?.trim()).toMatch(new RegExp(`^${text}`));
    expect(formatQuoteDetails(deskQuote({}, {}, []), outlook).join('\n')).not.toMatch(/^(?:Start|Call) /m);
  });

  it('lists the start with what came of it, only when a quote asks for one', () => {
    const asked = deskQuote({ preferred_start: '2026-12-10T18:00-08:00' }, {}, [storedHold()]);
    const [heading, first, second] = formatQuoteList([asked, deskQuote({}, {}, [])], outlook);
    expect(heading).toMatch(/Deliveries +Start$/);
    expect(first).toMatch(/2026-12-10 18:00 there, held until /);
    expect(second).not.toMatch(/there/);
    expect(formatQuoteList([deskQuote({}, {}, [])], outlook).join()).not.toMatch(/Start|there/);
    expect(formatQuoteList([asked], outlook, 80).at(-1)).toMatch(/^ {2}2026-12-10 18:00 there, held until /);
  });

  it('prints no call that was released', () => {
    const released = deskQuote({}, {}, [storedCall({ expires_at: outlook.now })]);
    expect(formatQuoteDetails(released, outlook).join('\n')).not.toMatch(/^Call /m);
  });

  it('prints why a quote is or was quarantined', () => {
    const held = { state: 'quarantined', quarantine_reason: 'honeypot', phone: null, description: null } as const;
    const text = formatQuoteDetails(deskQuote(held), outlook).join('\n');
    expect(text).toMatch(/^RR-7KQ2-M9TX, quarantined: honeypot$/m);
    expect(text).toContain('Deliveries are held back until it is released.');
    expect(formatQuoteDetails(deskQuote({ quarantine_reason: 'honeypot' }), outlook)[0]).toBe(
      'RR-7KQ2-M9TX, accepted, released from quarantine',
    );
  });
});
