import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerQuestion } from '#components/quote-wizard/answer-question.action.ts';
import type { QuoteReply } from '#components/quote-wizard/state/quote-reply.ts';
import { closeStore, getStore } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { STEPS } from '#lib/quote/journey';

/** The headers of the post. */
const posted = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/headers', () => ({ headers: async () => posted.headers }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  vi.stubEnv('QUOTES_DB', join(mkdtempSync(join(tmpdir(), 'quotes-')), 'quotes.db'));
  posted.headers = new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' });
});

afterEach(async () => {
  await closeStore();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

type Fields = Record<string, string | string[]>;

/** Posts a step, and passes the last reply on as the browser does. */
async function press(previous: QuoteReply | null, fields: Fields, intent = 'next') {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  form.append('intent', intent);
  return answerQuestion(previous && (JSON.parse(JSON.stringify(previous)) as QuoteReply), form);
}

const stepOf = ({ answers }: QuoteReply) => STEPS[answers.currentStep - 1]!.id;
const stored = async () => listQuotes(await getStore());

const CONTACT = { firstName: 'Imani', lastName: 'Okafor', email: 'imani@example.com', phone: '' };

/** Answers all questions and shows the summary. */
async function reachSummary(changes: { city?: string; email?: string } = {}) {
  let reply = await press(null, { typeOfEvent: 'scavenger-hunt' });
  reply = await press(reply, { city: changes.city ?? 'SF' });
  reply = await press(reply, { participantSize: '45' });
  reply = await press(reply, { game: 'recommend' });
  reply = await press(reply, { preferredDates: ['2026-12-10', '', ''], description: 'Two crews.\r\nOne stroller.' });
  return press(reply, { ...CONTACT, email: changes.email ?? CONTACT.email });
}

describe('a posted step of the quote form', () => {
  it('leads through all questions to a stored quote and its confirmation', async () => {
    const summary = await reachSummary();
    expect(stepOf(summary)).toBe('send');
    expect(await stored()).toEqual([]);
    const { confirmation } = await press(summary, {});
    const [row] = await stored();
    expect(row).toMatchObject({ city: 'San Francisco, CA, USA', latitude: 37.77493, base_fee: 0, total: 2475 });
    expect(row).toMatchObject({ preferred_dates: '["2026-12-10"]', description: 'Two crews.\nOne stroller.' });
    expect(row).toMatchObject({ state: 'accepted', email: 'imani@example.com', phone: null });
    expect(confirmation?.quote).toMatchObject({ reference: row!.reference, price: { total: 2475 } });
    expect(confirmation?.content.company.phone).toBe('(415) 555-0142');
  });

  it('says how it understood the city', async () => {
    const type = await press(null, { typeOfEvent: 'onsite' });
    const known = await press(type, { city: 'sf' });
    expect(known).toMatchObject({ note: 'We read “sf” as San Francisco, CA, USA.', answers: { currentStep: 3 } });
    const guessed = await press(type, { city: 'Chicago' });
    expect(guessed.note).toContain('Do you mean Chicago, IL, USA?');
    expect(guessed.answers.city).toBe('Chicago');
  });

  it.each([
    ['nothing chosen', {}, {}, 'typeOfEvent'],
    ['an unknown event', {}, { typeOfEvent: 'picnic' }, 'typeOfEvent'],
    ['no city', { typeOfEvent: 'onsite' }, { city: ' ' }, 'city'],
    ['words for a number', { typeOfEvent: 'virtual' }, { participantSize: 'eight' }, 'participantSize'],
    ['too many people', { typeOfEvent: 'virtual' }, { participantSize: '5001' }, 'participantSize'],
  ])('returns to its question with the error and the typed text: %s', async (_what, first, fields, field) => {
    const before = Object.keys(first).length > 0 ? await press(null, first) : null;
    const reply = await press(before, fields as Fields);
    expect(Object.keys(reply.errors)).toEqual([field]);
    expect(STEPS[reply.answers.currentStep - 1]!.fields).toContain(field);
    if ('participantSize' in fields) expect(reply.typedPeople).toBe(fields.participantSize);
  });

  it('goes back, keeps what was typed on the way, and returns to the summary after a change', async () => {
    const summary = await reachSummary();
    const back = await press(summary, {}, 'back');
    expect(stepOf(back)).toBe('you');
    const further = await press(back, { ...CONTACT, lastName: 'Half-' }, 'back');
    expect([stepOf(further), further.answers.lastName]).toEqual(['plan', 'Half-']);
    const city = await press(summary, {}, 'city');
    expect(stepOf(city)).toBe('city');
    const wrong = await press(city, { city: '' });
    expect(stepOf(wrong)).toBe('city');
    const changed = await press(wrong, { city: 'Denver, CO, USA' });
    expect([stepOf(changed), changed.answers.latitude]).toEqual(['send', 39.73915]);
  });

  it('does not open a step whose answers are missing', async () => {
    expect(stepOf(await press(await press(null, { typeOfEvent: 'onsite' }), { city: '' }, 'send'))).toBe('city');
  });

  it('gets the same reference for a double click, a reload and another spelling, and another one on another day', async () => {
    const summary = await reachSummary();
    const replies = await Promise.all([press(summary, {}), press(summary, {})]);
    replies.push(await press(await reachSummary({ city: 'san francisco' }), {}));
    expect(new Set(replies.map(({ confirmation }) => confirmation?.quote.reference)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    vi.setSystemTime(new Date('2026-11-22T00:00:00Z'));
    await press(summary, {});
    const keys = (await stored()).map((row) => row.idempotency_key);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('keeps all answers when the store is down, and says when to try again', async () => {
    const summary = await reachSummary();
    vi.stubEnv('QUOTES_DB', tmpdir());
    const reply = await press(summary, {});
    expect(reply.failure).toMatchObject({ status: 503, retryAfter: 60 });
    expect(reply.answers).toMatchObject({ email: 'imani@example.com', city: 'San Francisco, CA, USA' });
  });

  it('counts for the rate limit', async () => {
    vi.stubEnv('QUOTE_RATE_LIMITS', '1/h-all');
    await press(await reachSummary(), {});
    const refused = await press(await reachSummary({ email: 'other@example.com' }), {});
    expect(refused.failure).toMatchObject({ status: 429, retryAfter: 3600 });
  });

  it('remembers the page that linked to the form, from the address of the first page', async () => {
    posted.headers.set('referer', 'http://localhost:3000/get-a-quote?type=onsite&from=spring-letter');
    const first = await press(null, { typeOfEvent: 'onsite' });
    posted.headers.set('referer', 'http://localhost:3000/get-a-quote');
    expect((await press(first, { city: 'Reno' })).from).toBe('spring-letter');
    for (const referer of ['no address', 'http://localhost:3000/?from=<b>']) {
      posted.headers.set('referer', referer);
      expect((await press(null, { typeOfEvent: 'onsite' })).from).toBeUndefined();
    }
  });

  it('is refused from another site', async () => {
    const summary = await reachSummary();
    posted.headers = new Headers({ 'sec-fetch-site': 'cross-site' });
    expect((await press(summary, {})).failure?.status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('is quarantined, with the usual reply, when the hidden field is filled in', async () => {
    const { confirmation } = await press(await reachSummary(), { crewMotto: 'https://example.com' });
    const [row] = await stored();
    expect(confirmation?.quote.reference).toBe(row!.reference);
    expect(row).toMatchObject({ state: 'quarantined', quarantine_reason: 'trap-field' });
  });

  it.each([
    ['no object', 'x'],
    ['answers of other types', { answers: { city: 7, email: ['x'], currentStep: 'send', participantSize: '45' } }],
    ['a price of its own', { answers: { ...CONTACT, typeOfEvent: 'virtual', participantSize: 45, price: 1 } }],
    ['a prototype', JSON.parse('{"answers":{"__proto__":{"typeOfEvent":"virtual"}}}')],
  ])('does not trust the state that comes back from the browser: %s', async (_what, previous) => {
    const reply = await press(previous as QuoteReply, { typeOfEvent: 'virtual' });
    expect(reply.answers).toMatchObject({ typeOfEvent: 'virtual', submitted: false, switchedFrom: null });
    expect(reply.confirmation).toBeUndefined();
  });
});
