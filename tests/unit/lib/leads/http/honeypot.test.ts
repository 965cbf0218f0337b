import { describe, expect, it } from 'vitest';
import { detectBot } from '#lib/leads/http/honeypot';
import { listDeliveries } from '#lib/leads/store/outbox';
import { listQuotes, releaseQuote } from '#lib/leads/store/quotes';
import { elapsedHint, HONEYPOT_FIELD } from '#lib/quote/sending-hints';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';
import { NOW, openTestEndpoint } from './test-endpoint.ts';

const FORM = {
  typeOfEvent: 'virtual',
  firstName: 'Dana',
  lastName: 'Ruiz',
  email: 'dana@example.com',
  participantSize: '9',
};

describe.each(engines)('bot detection on $name', (engine) => {
  const store = freshStore(engine);

  it.each([
    ['fills every field', 'trap-field', { [HONEYPOT_FIELD]: 'We rock' }],
    ['is done in 2.9 seconds', 'too-fast', { elapsedMs: 2_999 }],
    ['is done at once', 'too-fast', { elapsedMs: 0 }],
    ['does both', 'trap-field', { elapsedMs: 5, [HONEYPOT_FIELD]: 'x'.repeat(20_000) }],
  ])('stores apart what a program sends that %s, and answers alike', async (_what, reason, hints) => {
    const { send, onAccepted } = openTestEndpoint(store);
    const answer = await send({ body: { ...quoteRequest(), ...hints } });
    const price = { baseFee: 3000, participants: 2475, total: 5475 };
    expect(answer).toMatchObject({ status: 201, body: { reference: expect.stringMatching(/^RR-/), price } });
    expect(Object.keys(answer.body)).toEqual(['reference', 'price']);
    const [row] = await listQuotes(store());
    expect(row).toMatchObject({ state: 'quarantined', quarantine_reason: reason });
    expect(JSON.stringify(row)).not.toMatch(/We rock|xxx|2999/);
    expect(await listDeliveries(store(), row!.reference)).toEqual([]);
    expect(onAccepted).not.toHaveBeenCalled();
  });

  it('catches a form that was posted by a program, too', async () => {
    const { sendPosted } = openTestEndpoint(store);
    expect(await sendPosted({ ...FORM, [HONEYPOT_FIELD]: 'x' })).toMatchObject({ reference: expect.any(String) });
    expect(await listQuotes(store(), { state: 'accepted' })).toEqual([]);
  });

  it('releases a quarantined quote with its deliveries', async () => {
    const { send } = openTestEndpoint(store);
    await send({ body: { ...quoteRequest(), elapsedMs: 10 } });
    const [row] = await listQuotes(store());
    expect(await releaseQuote(store(), row!.reference, NOW)).toBe(true);
    expect(await listDeliveries(store(), row!.reference)).toHaveLength(3);
  });

  it('ignores the hints when it recognizes a repeated request', async () => {
    const { send } = openTestEndpoint(store);
    const first = await send({ body: { ...quoteRequest(), elapsedMs: 60_000 } });
    expect(first).toMatchObject({ status: 201, state: 'accepted' });
    const repeated = { ...quoteRequest(), elapsedMs: 61_000, [HONEYPOT_FIELD]: '' };
    expect(await send({ body: repeated })).toMatchObject({ status: 200, body: first.body });
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    expect(await listQuotes(store())).toHaveLength(1);
  });

  it.each([
    ['takes four seconds', { elapsedMs: 4_000 }],
    ['takes three seconds, to the millisecond', { elapsedMs: 3_000 }],
    ['takes a month', { elapsedMs: 30 * 86_400_000 }],
    ['has an old page without hints', {}],
    ['leaves the trap empty', { elapsedMs: 4_000, [HONEYPOT_FIELD]: '' }],
    ['has a password manager that fills what it knows', { elapsedMs: 4_000, phone: '+1 415 555 0142' }],
  ])('accepts a visitor who %s', async (_what, hints) => {
    const { send } = openTestEndpoint(store);
    expect(await send({ body: { ...quoteRequest(), ...hints } })).toMatchObject({ status: 201, state: 'accepted' });
    expect(await listQuotes(store(), { state: 'accepted' })).toHaveLength(1);
  });

  it('accepts a form without JavaScript, with the trap empty', async () => {
    const { sendPosted } = openTestEndpoint(store);
    await sendPosted({ ...FORM, [HONEYPOT_FIELD]: '' });
    expect(await listQuotes(store(), { state: 'accepted' })).toHaveLength(1);
  });
});

/**
 * Patterns that browsers and password managers use for names and labels to fill in forms, from the heuristics of Chromium
 * (components/autofill/core/common/autofill_regex_constants), Firefox (HeuristicsRegExp) and Bitwarden.
 */
const AUTOFILLED =
  /name|nom|surname|mail|phone|tel|mobile|fax|address|street|city|town|state|region|province|zip|postal|country|company|business|organi[sz]ation|user|login|pass|pin|code|card|cvc|cvv|ccv|credit|expir|month|year|birth|title|website|url|search|query|captcha|loyalty|reward|club|member|price|iban|account|promo|coupon|gift|flight|travel|licen[cs]e|vin|plate|message|comment|subject/i;

describe('the trap', () => {
  it('has a name that nothing fills by itself', () => {
    expect(HONEYPOT_FIELD).not.toMatch(AUTOFILLED);
    expect('crewFirstName').toMatch(AUTOFILLED);
  });

  it('reports a bot only for a reason', () => {
    expect(detectBot({})).toBeUndefined();
    expect(detectBot({ elapsedMs: 1, [HONEYPOT_FIELD]: ' ' })).toBe('trap-field');
  });
});

describe('elapsedHint', () => {
  it('returns whole milliseconds, and nothing when the clock was set back', () => {
    expect(elapsedHint(1_000, 5_250.4)).toEqual({ elapsedMs: 4_250 });
    expect(elapsedHint(1_000, 1_000)).toEqual({ elapsedMs: 0 });
    expect(elapsedHint(1_000, 999)).toEqual({});
  });
});
