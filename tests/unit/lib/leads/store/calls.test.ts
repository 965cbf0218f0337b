import { beforeEach, describe, expect, it } from 'vitest';
import { findSlot } from '#lib/availability/slots';
import { saveCalendar } from '#lib/leads/store/calendars';
import { saveCall } from '#lib/leads/store/calls';
import { listHoldsOfQuote, releaseHolds } from '#lib/leads/store/holds';
import { claimDue, listDeliveries, markDelivered } from '#lib/leads/store/outbox';
import { saveQuote } from '#lib/leads/store/quotes';
import { callBookable } from '#tests/factories/bookable';
import { quoteSave } from '#tests/factories/quote-save';
import { engines, freshStore } from '../engines.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const CALL = callBookable();

describe.each(engines)('calls on $name', (engine) => {
  const store = freshStore(engine);

  beforeEach(() => saveCalendar(store(), CALL.id, { busy: [], fetchedAt: NOW.getTime() }));

  async function storeQuote(quarantine?: string, email?: string): Promise<string> {
    const request = email ? { email } : {};
    const saved = await saveQuote(store(), quoteSave({ request, now: NOW, ...(quarantine && { quarantine }) }));
    if (saved.outcome === 'conflict') throw new Error('The key is new.');
    return saved.quote.reference;
  }

  /** Chooses a time on Monday, November 23, 2026, in San Francisco. */
  const choose = (reference: string, time: string, now = NOW) =>
    saveCall(store(), { reference, bookable: CALL, slot: findSlot(CALL, `2026-11-23T${time}-08:00`)!, now });

  const emails = async (reference: string) =>
    (await listDeliveries(store(), reference)).filter(({ channel }) => channel === 'call-email');

  it('are held until they end, with one email each', async () => {
    const reference = await storeQuote();
    expect(await choose(reference, '10:20')).toBe('set');
    const endsAt = Date.parse('2026-11-23T10:40-08:00');
    expect(await listHoldsOfQuote(store(), reference)).toMatchObject([
      { calendar: 'call', outcome: 'held', ends_at: endsAt, expires_at: endsAt },
    ]);
    expect(await emails(reference)).toMatchObject([{ state: 'pending', next_at: NOW.getTime() }]);
  });

  it('are the same call when the same time is chosen again', async () => {
    const reference = await storeQuote();
    await choose(reference, '10:20');
    expect(await choose(reference, '10:20')).toBe('repeated');
    expect(await emails(reference)).toHaveLength(1);
  });

  it('move to another time, and only the email of the last one is sent', async () => {
    const reference = await storeQuote();
    await choose(reference, '10:20');
    expect(await choose(reference, '11:00')).toBe('set');
    expect(await listHoldsOfQuote(store(), reference)).toHaveLength(1);
    const states = (await emails(reference)).map(({ state, last_error: error }) => `${state} ${error}`);
    expect(states.toSorted()).toEqual(['pending null', 'skipped replaced']);
    expect(await choose(await storeQuote(), '10:20')).toBe('set');
  });

  it('are announced again when an email was sent already', async () => {
    const reference = await storeQuote();
    await choose(reference, '10:20');
    const now = NOW.getTime();
    const [row] = await claimDue(store(), { channels: ['call-email'], now, limit: 1, leaseMs: 1 });
    await markDelivered(store(), row!.id, now);
    await choose(reference, '11:00');
    expect((await emails(reference)).map(({ state }) => state).toSorted()).toEqual(['delivered', 'pending']);
  });

  it('stay as they were when the other time is taken', async () => {
    const [reference, other] = [await storeQuote(), await storeQuote()];
    await choose(reference, '10:20');
    await choose(other, '11:00');
    expect(await choose(reference, '11:00')).toBe('taken');
    expect(await listHoldsOfQuote(store(), reference)).toMatchObject([
      { starts_at: Date.parse('2026-11-23T10:20-08:00'), outcome: 'held' },
    ]);
    expect(await emails(reference)).toHaveLength(1);
  });

  it('go to one of several visitors who choose the last time at once', async () => {
    const references = await Promise.all(Array.from({ length: 6 }, () => storeQuote()));
    const outcomes = await Promise.all(references.map((reference) => choose(reference, '10:20')));
    expect(outcomes.toSorted()).toEqual(['set', ...Array<string>(5).fill('taken')]);
  });

  it('are set once when a visitor chooses the same time twice at once', async () => {
    const reference = await storeQuote();
    const outcomes = await Promise.all([choose(reference, '10:20'), choose(reference, '10:20')]);
    expect(outcomes.toSorted()).toEqual(['repeated', 'set']);
    expect(await emails(reference)).toHaveLength(1);
  });

  it('are free again after a release', async () => {
    const reference = await storeQuote();
    await choose(reference, '10:20');
    await releaseHolds(store(), reference, NOW);
    expect(await choose(await storeQuote(), '10:20')).toBe('set');
    expect(await choose(reference, '11:00')).toBe('set');
  });

  it('do not use up the holds of an address', async () => {
    const outcomes: string[] = [];
    for (const time of ['10:00', '10:20', '10:40', '11:00'])
      outcomes.push(await choose(await storeQuote(undefined, 'one@example.com'), time));
    expect(outcomes).toEqual(['set', 'set', 'set', 'taken']);
  });

  it('need an accepted quote and a time that is offered', async () => {
    expect(await choose('RR-2222-2222', '10:20')).toBe('unknown');
    expect(await choose(await storeQuote('too-fast'), '10:20')).toBe('unknown');
    expect(await choose(await storeQuote(), '10:20', new Date('2026-11-23T17:00:00Z'))).toBe('taken');
  });
});
