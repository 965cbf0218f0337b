import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailHref } from '#lib/content/mail-href';
import { approvalEmail } from '#lib/quote/approval-email';
import { approvalFacts } from '#lib/quote/approval-pack';
import { EVENT_TYPE_VALUES } from '#lib/quote/event-types';
import { parsePreset } from '#lib/quote/presets';
import { priceOf } from '#lib/quote/price';
import { knownPrice, EMPTY_ANSWERS } from '#lib/quote/quote-state';
import { shareLink } from '#lib/quote/share-link';
import { getApprovalPack, getQuoteFlow, getSite } from '#lib/pages/read';
import { sentQuote } from '#tests/factories/sent-quote';

const ORIGIN = 'https://example.com';
const { travelReasons } = getQuoteFlow();
const PERSONAL = /imani|okafor|555.{0,3}010|PO.{0,3}4711|wheelchair/i;

function emailOf(quote = sentQuote()) {
  const link = shareLink(ORIGIN, quote.answers);
  return approvalEmail({
    facts: approvalFacts(quote, travelReasons),
    copy: getApprovalPack(),
    link,
    company: getSite(),
  });
}

const sharedAnswers = fc.record({
  typeOfEvent: fc.constantFrom(...EVENT_TYPE_VALUES),
  city: fc.constantFrom('Denver, CO, USA', 'San Francisco, CA, USA', 'Zürich & Umgebung + mehr', '東京'),
  participantSize: fc.integer({ min: 1, max: 5000 }),
  game: fc.constantFrom('', 'recommend', 'city-hunt'),
});

describe('a share link', () => {
  it('opens the same price and has no personal data', () => {
    fc.assert(
      fc.property(sharedAnswers, (shared) => {
        const answers = { ...sentQuote().answers, ...shared };
        const link = new URL(shareLink(ORIGIN, answers));
        const { type = '', city = '', people = 0, game = '', from } = parsePreset(link.searchParams);
        const opened = { ...EMPTY_ANSWERS, typeOfEvent: type, city, participantSize: people, game };
        expect(knownPrice(opened)).toEqual(knownPrice(answers));
        expect([game, from]).toEqual([shared.game, 'confirmation']);
        const known = new Set(['type', 'city', 'people', 'game', 'from']);
        expect([...link.searchParams.keys()].filter((key) => !known.has(key))).toEqual([]);
        expect(link.href).not.toMatch(PERSONAL);
      }),
    );
  });

  it('leaves out the city of a virtual event', () => {
    const { answers } = sentQuote({ answers: { typeOfEvent: 'virtual' } });
    expect(shareLink(ORIGIN, answers)).not.toContain('Denver');
  });
});

describe('the facts for an approver', () => {
  it('have one line each for the participants and the base fee, with the reason', () => {
    const facts = approvalFacts(sentQuote(), travelReasons);
    expect(facts).toMatchObject({
      title: 'Scavenger hunt for 45 people in Denver, CO, USA',
      price: {
        lines: [
          { what: '45 players', amount: '$2,475', reason: '$1,500 for 30, then $65 for each of the other 15.' },
          { what: 'Travel and set-up', amount: '$3,000', reason: travelReasons.away },
        ],
        total: '$5,475',
        perPerson: '$121.67',
      },
      dates: ['Thursday, December 10, 2026', 'Thursday, December 31, 2026'],
    });
  });

  it('have the time of a start, also of one on no preferred day, and until when it is held', () => {
    const answers = { preferredStart: '2026-12-11T18:00-08:00' };
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const held = sentQuote({ answers, hold: { outcome: 'held', until } });
    const facts = approvalFacts(held, travelReasons, 'America/Los_Angeles');
    expect(facts.dates).toEqual([
      'Friday, December 11, 2026, 6 pm San Francisco time',
      'Thursday, December 10, 2026',
      'Thursday, December 31, 2026',
    ]);
    expect(facts.heldUntil).toMatch(/San Francisco time$/);
    expect(emailOf(held).body).toMatch(/^The start is held until .+\.$/m);
    for (const hold of [undefined, { outcome: 'ask' }, { outcome: 'held', until: '2026-01-01T00:00:00Z' }] as const) {
      const quote = sentQuote({ answers, hold });
      expect(approvalFacts(quote, travelReasons).heldUntil).toBe('');
      expect(emailOf(quote).body).not.toContain('held until');
    }
  });

  it('explain why there is no travel fee', () => {
    const price = { baseFee: 0, participants: 2475, total: 2475 };
    const home = sentQuote({ price, answers: { city: 'San Francisco, CA, USA' } });
    const online = approvalFacts(sentQuote({ price, answers: { typeOfEvent: 'virtual' } }), travelReasons);
    expect(approvalFacts(home, travelReasons).price?.lines[1]?.reason).toBe(travelReasons.home);
    expect(online.price?.lines[1]?.reason).toBe(travelReasons.virtual);
    expect([online.title, online.place]).toEqual(['Virtual event for 45 people', 'Online']);
  });

  it('have no price for a family, in the email either', () => {
    const quote = sentQuote({ answers: { typeOfEvent: 'homeschool', participantSize: 12 } });
    const facts = approvalFacts(quote, travelReasons);
    expect(facts.price).toBeUndefined();
    const { subject, body } = emailOf(quote);
    expect(subject).toBe('Homeschool hunt for 12 people in Denver, CO, USA');
    expect(body).toContain('Price: per child, the figure follows');
    expect(subject + body).not.toMatch(/\$\d|valid until/);
  });

  it('have a rule that gives the amount, or no rule', () => {
    const number = (text = '') => Number(text.replaceAll(',', ''));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (participantSize) => {
        const price = priceOf({ typeOfEvent: 'onsite', city: 'Denver', participantSize });
        const facts = approvalFacts(sentQuote({ price, answers: { participantSize } }), travelReasons);
        const { reason } = facts.price!.lines[0]!;
        const [flat, over, each] = [...reason.matchAll(/\d[\d,]*/g)].map(([text]) => number(text));
        if (participantSize <= 30) expect(reason).toBe('One flat price for up to 30.');
        else expect(flat! + each! * (participantSize - over!)).toBe(price.participants);
      }),
    );
    const older = sentQuote({ price: { baseFee: 3000, participants: 2400, total: 5400 } });
    expect(approvalFacts(older, travelReasons).price?.lines[0]?.reason).toBe('');
  });
});

describe('the email to forward', () => {
  it('has the price lines, what is included, the reference and the link, and no personal data', () => {
    const { subject, body } = emailOf();
    expect(subject).toBe('Scavenger hunt for 45 people in Denver, CO, USA: $5,475 in total');
    for (const part of [
      '45 players: $2,475',
      'Travel and set-up: $3,000',
      'Total: $5,475',
      'RR-7KQ2-M9TX',
      'Included: ',
      `${ORIGIN}/get-a-quote?type=scavenger-hunt`,
    ])
      expect(body).toContain(part);
    expect(body).not.toMatch(PERSONAL);
  });

  it('is unchanged in a mailto URL, which is short enough for Windows', () => {
    const email = emailOf();
    const href = mailHref(email);
    const fields = new URL(href).searchParams;
    expect(fields.get('subject')).toBe(email.subject);
    expect(fields.get('body')).toBe(email.body.replaceAll('\n', '\r\n'));
    expect(href).not.toContain('+');
    expect(href.length).toBeLessThan(2048);
  });
});
