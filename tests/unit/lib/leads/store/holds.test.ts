import { describe, expect, it } from 'vitest';
import { findSlot } from '#lib/availability/slots';
import { saveCalendar } from '#lib/leads/store/calendars';
import {
  listActiveHolds,
  listHoldsOfQuote,
  readCalendarCopy,
  releaseHolds,
  toHoldRequest,
} from '#lib/leads/store/holds';
import { deleteQuotes, saveQuote } from '#lib/leads/store/quotes';
import { bookable } from '#tests/factories/bookable';
import { quoteSave } from '#tests/factories/quote-save';
import { engines, freshStore } from '../engines.ts';

const NOW = new Date('2026-12-01T20:00:00Z');
const HOUR_MS = 3_600_000;
/** Four spellings of one address. */
const MAILBOX = ['One@example.com', 'o.ne@example.com', 'one+team@example.com', 'one@example.com'];
const SIX = '2026-12-10T18:00-08:00';
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const request = (start = SIX, now = NOW, entry = bookable()) => toHoldRequest(entry, findSlot(entry, start)!, now);

describe.each(engines)('holds on $name', (engine) => {
  const store = freshStore(engine);
  let visitors = 0;

  const open = (busy: { start: number; end: number; isTentative: boolean }[] = [], fetchedAt = NOW.getTime()) =>
    saveCalendar(store(), 'journey-to-jidara', { busy, fetchedAt });

  async function send(hold = request(), changes: Parameters<typeof quoteSave>[0] = {}) {
    const email = `visitor${(visitors += 1)}@example.com`;
    const saved = await saveQuote(
      store(),
      quoteSave({ now: NOW, hold, ...changes, request: { email, ...changes.request } }),
    );
    if (saved.outcome === 'conflict') throw new Error('The key was used before.');
    const [stored] = await listHoldsOfQuote(store(), saved.quote.reference);
    return { reference: saved.quote.reference, outcome: stored?.outcome, expiresAt: stored?.expires_at };
  }

  it('keep a free slot for 72 hours', async () => {
    await open();
    const { reference, outcome, expiresAt } = await send();
    expect({ outcome, expiresAt }).toEqual({ outcome: 'held', expiresAt: later(72).getTime() });
    const { holds } = await readCalendarCopy(store(), 'journey-to-jidara', NOW);
    expect(holds).toEqual([{ reference, startsAt: Date.parse(SIX), endsAt: Date.parse(SIX) + 1.5 * HOUR_MS }]);
  });

  it('are given to one of two quotes; the other is stored without one', async () => {
    await open();
    expect((await send()).outcome).toBe('held');
    expect((await send()).outcome).toBe('tentative');
    expect(await listActiveHolds(store(), NOW)).toHaveLength(1);
  });

  it('are given once when many quotes are stored at the same time', async () => {
    await open();
    const outcomes = await Promise.all(Array.from({ length: 40 }, async () => (await send()).outcome));
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'tentative')).toHaveLength(39);
  });

  it('do not exceed the capacity', async () => {
    await open();
    const two = request(SIX, NOW, bookable({ capacity: 2 }));
    const outcomes = await Promise.all(Array.from({ length: 10 }, async () => (await send(two)).outcome));
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(2);
  });

  it('end by themselves', async () => {
    await open();
    await send();
    await open([], later(72).getTime());
    expect((await send(request(SIX, later(71.99)))).outcome).toBe('tentative');
    expect((await send(request(SIX, later(72)))).outcome).toBe('held');
  });

  it('end with a release and with the quote', async () => {
    await open();
    const { reference } = await send();
    expect(await releaseHolds(store(), reference, later(1))).toHaveLength(1);
    expect(await releaseHolds(store(), reference, later(1))).toEqual([]);
    const second = await send(request(SIX, later(1)));
    expect(second.outcome).toBe('held');
    await deleteQuotes(store(), { reference: second.reference });
    expect((await send(request(SIX, later(1)))).outcome).toBe('held');
  });

  it('need the calendar: a taken slot is gone, and a person decides without a recent copy or inside the lead time', async () => {
    expect((await send()).outcome).toBe('ask');
    await open([{ start: Date.parse(SIX), end: Date.parse(SIX) + HOUR_MS, isTentative: false }]);
    expect((await send()).outcome).toBe('gone');
    expect((await send(request('2026-12-02T18:00-08:00'))).outcome).toBe('ask');
    expect((await send(request(SIX, later(25)))).outcome).toBe('ask');
  });

  it('are not given to quotes in quarantine, and at most three to one mailbox', async () => {
    await open();
    const quarantined = await send(request(), { quarantine: 'too-fast' });
    expect(quarantined.outcome).toBeUndefined();
    const starts = ['2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14'].map((day) => `${day}T18:00-08:00`);
    const outcomes = [];
    for (const start of starts) {
      outcomes.push((await send(request(start), { request: { email: MAILBOX[outcomes.length]! } })).outcome);
    }
    expect(outcomes).toEqual(['held', 'held', 'held', 'ask']);
  });

  it('are left to a person when the copy of the calendar is damaged', async () => {
    await open();
    await store().updateTable('calendars').set({ busy: '[{"start":' }).execute();
    expect((await send()).outcome).toBe('ask');
    expect(await readCalendarCopy(store(), 'journey-to-jidara', NOW)).toMatchObject({ busy: [], fetchedAt: undefined });
  });

  it('are stored once for a repeated request', async () => {
    await open();
    const save = quoteSave({ now: NOW, hold: request() });
    await saveQuote(store(), save);
    const again = await saveQuote(store(), { ...save, now: later(1), hold: request(SIX, later(1)) });
    expect(again.outcome).toBe('replayed');
    const [hold] = await listActiveHolds(store(), NOW);
    expect(hold?.expires_at).toBe(later(72).getTime());
  });
});
