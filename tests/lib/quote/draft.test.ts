import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packContact, packDraft, unpackContact, unpackDraft } from '#lib/quote/draft';
import { dayAfter, errorInDates, formatPreferredDay } from '#lib/quote/preferred-dates';
import { EMPTY_ANSWERS, type QuoteAnswers } from '#lib/quote/quote-state';
import { expiryOf, parseSentQuote } from '#lib/quote/sent-quote';

const NOW = new Date(2026, 10, 20, 9);
const DAY = 86_400_000;

const ANSWERS: QuoteAnswers = {
  ...EMPTY_ANSWERS,
  currentStep: 6,
  typeOfEvent: 'onsite',
  city: 'Denver, CO, USA',
  participantSize: 45,
  preferredDates: ['2026-12-10'],
  firstName: 'Dana',
  email: 'dana@example.com',
};

describe('a draft', () => {
  it('brings the answers back, without the contact', () => {
    const stored = packDraft(ANSWERS, NOW);
    expect(stored).not.toContain('Dana');
    expect(stored).not.toContain('example.com');
    expect(unpackDraft(stored, NOW)).toMatchObject({ typeOfEvent: 'onsite', participantSize: 45, currentStep: 6 });
  });

  it('is forgotten after 30 days', () => {
    const stored = packDraft(ANSWERS, NOW);
    expect(unpackDraft(stored, new Date(NOW.getTime() + 30 * DAY))).toBeDefined();
    expect(unpackDraft(stored, new Date(NOW.getTime() + 30 * DAY + 1))).toBeUndefined();
  });

  it('of another version, or unreadable, is no draft', () => {
    const other = packDraft(ANSWERS, NOW).replace('"version":1', '"version":0');
    expect(unpackDraft(other, NOW)).toBeUndefined();
    expect(unpackDraft(null, NOW)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => unpackDraft(text, NOW) === undefined));
  });

  it('turns unusable answers into open questions', () => {
    const odd = { ...ANSWERS, typeOfEvent: 'picnic', participantSize: Number.NaN };
    expect(unpackDraft(packDraft(odd, NOW), NOW)).toMatchObject({ typeOfEvent: '', participantSize: 0 });
  });

  it('keeps the contact apart', () => {
    expect(unpackContact(packContact(ANSWERS))).toMatchObject({ firstName: 'Dana', email: 'dana@example.com' });
    expect(unpackContact('no')).toBeUndefined();
  });
});

describe('preferred dates', () => {
  it('start tomorrow', () => {
    expect(dayAfter(NOW)).toBe('2026-11-21');
    expect(dayAfter(new Date(2026, 11, 31))).toBe('2027-01-01');
    expect(errorInDates(['2026-11-21'], NOW)).toBeUndefined();
    expect(errorInDates(['2026-12-10', '2026-11-20'], NOW)).toContain('tomorrow');
    expect(errorInDates(['2026-12-10', '2026-12-10'], NOW)).toContain('different day');
  });

  it('read as days', () => {
    expect(formatPreferredDay('2026-12-10')).toBe('Thursday, December 10, 2026');
    expect(formatPreferredDay('soon')).toBe('soon');
  });
});

describe('a sent quote', () => {
  const sent = {
    reference: 'RR-7KQ2-M9TX',
    price: { baseFee: 3000, participants: 2475, total: 5475 },
    sentAt: '2026-11-20T17:00:00.000Z',
    gameName: '',
    answers: ANSWERS,
  };

  it('is read back, and stands for 30 days', () => {
    expect(parseSentQuote(JSON.stringify(sent))).toEqual(sent);
    expect(expiryOf(sent).toISOString().slice(0, 10)).toBe('2026-12-20');
  });

  it('is nothing when nothing usable is stored', () => {
    expect(parseSentQuote(null)).toBeUndefined();
    expect(parseSentQuote('{"reference":"RR"}')).toBeUndefined();
  });
});
