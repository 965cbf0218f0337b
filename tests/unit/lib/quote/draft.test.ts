import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEventAnswers, serializeDraft, parseDraft, withoutContact } from '#lib/quote/draft';
import { dayAfter, errorInDates, formatPreferredDay } from '#lib/quote/preferred-dates';
import { EMPTY_ANSWERS, type QuoteAnswers } from '#lib/quote/quote-state';
import { getExpiry, parseSentQuote } from '#lib/quote/sent-quote';

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
  it('restores all answers', () => {
    expect(parseDraft(serializeDraft(ANSWERS, NOW), NOW)).toEqual(ANSWERS);
  });

  it('restores typed values that are not valid', () => {
    const wrong = { ...ANSWERS, participantSize: 9999, city: 'x'.repeat(200), firstName: 'y'.repeat(200) };
    expect(parseDraft(serializeDraft(wrong, NOW), NOW)).toEqual(wrong);
  });

  it('can leave out the contact details', () => {
    const stored = serializeDraft(withoutContact(ANSWERS), NOW);
    expect(stored).not.toMatch(/Dana|example|firstName|lastName|email|phone/);
    expect(parseDraft(stored, NOW)).toEqual({ ...ANSWERS, firstName: '', email: '' });
  });

  it('expires after 30 days, but not when the clock is set back', () => {
    const stored = serializeDraft(ANSWERS, NOW);
    expect(parseDraft(stored, new Date(NOW.getTime() + 30 * DAY))).toBeDefined();
    expect(parseDraft(stored, new Date(NOW.getTime() + 30 * DAY + 1))).toBeUndefined();
    expect(parseDraft(stored, new Date(NOW.getTime() - 400 * DAY))).toBeDefined();
  });

  it('of another version, or with invalid JSON, is ignored', () => {
    const other = serializeDraft(ANSWERS, NOW).replace('"version":1', '"version":0');
    expect(parseDraft(other, NOW)).toBeUndefined();
    expect(parseDraft(null, NOW)).toBeUndefined();
    const text = fc.oneof(fc.string(), fc.json());
    fc.assert(fc.property(text, (stored) => parseDraft(stored, NOW) === undefined));
  });

  it('has empty answers in place of invalid ones', () => {
    const odd = { ...ANSWERS, typeOfEvent: 'picnic', participantSize: Number.NaN };
    expect(parseDraft(serializeDraft(odd, NOW), NOW)).toMatchObject({ typeOfEvent: '', participantSize: 0 });
    const names = Object.keys(ANSWERS) as (keyof QuoteAnswers)[];
    const anything = fc.tuple(fc.constantFrom(...names), fc.jsonValue());
    fc.assert(
      fc.property(anything, ([name, value]) => {
        const read = parseDraft(serializeDraft({ ...ANSWERS, [name]: value } as QuoteAnswers, NOW), NOW);
        expect(read).toEqual({ ...ANSWERS, [name]: read?.[name] });
        expect(parseDraft(serializeDraft(read!, NOW), NOW)).toEqual(read);
      }),
    );
  });

  it('has a part that a link can set', () => {
    const { typeOfEvent, city, participantSize } = getEventAnswers(ANSWERS);
    expect({ typeOfEvent, city, participantSize }).toEqual({
      typeOfEvent: 'onsite',
      city: 'Denver, CO, USA',
      participantSize: 45,
    });
    expect(getEventAnswers(ANSWERS)).not.toHaveProperty('email');
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

  it('are formatted as days', () => {
    expect(formatPreferredDay('2026-12-10')).toBe('Thursday, December 10, 2026');
    expect(formatPreferredDay('soon')).toBe('soon');
  });
});

describe('a sent quote', () => {
  const sent = {
    reference: 'RR-7KQ2-M9TX',
    price: { baseFee: 3000, participants: 2475, total: 5475 },
    hold: { outcome: 'held', until: '2026-11-23T17:00:00.000Z' } as const,
    call: { start: '2026-12-08T10:20-08:00', minutes: 20 },
    sentAt: '2026-11-20T17:00:00.000Z',
    gameName: '',
    answers: ANSWERS,
  };

  it('is restored, and is valid for 30 days', () => {
    expect(parseSentQuote(JSON.stringify(sent))).toEqual(sent);
    expect(getExpiry(sent).toISOString().slice(0, 10)).toBe('2026-12-20');
  });

  it('is restored without a hold when it had none, or an unknown one', () => {
    for (const hold of [undefined, null, { outcome: 'booked' }])
      expect(parseSentQuote(JSON.stringify({ ...sent, hold }))).toEqual({ ...sent, hold: null });
  });

  it('is restored without a call when it had none, or one that cannot be read', () => {
    for (const call of [undefined, null, { start: 'soon', minutes: 20 }])
      expect(parseSentQuote(JSON.stringify({ ...sent, call }))).toEqual({ ...sent, call: null });
  });

  it('is undefined when the stored text is missing or invalid', () => {
    expect(parseSentQuote(null)).toBeUndefined();
    expect(parseSentQuote('{"reference":"RR"}')).toBeUndefined();
  });
});
