import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countDeliveries, listDeliveries } from '#lib/leads/store/outbox';
import { deleteQuotes, findByKey, listQuotes, purgeQuotes, releaseQuote, saveQuote } from '#lib/leads/store/quotes';
import type { StoredQuote } from '#lib/leads/store/tables';
import { priceOf } from '#lib/quote/price';
import { quoteRequest } from '#tests/factories/quote-request';
import { quoteSave } from '#tests/factories/quote-save';
import { engines, freshStore } from '../engines.ts';

const KEY = '2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c11';
const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

describe.each(engines)('quotes on $name', (engine) => {
  const store = freshStore(engine);

  async function stored(changes: Parameters<typeof quoteSave>[0] = {}): Promise<StoredQuote> {
    const saved = await saveQuote(store(), quoteSave(changes));
    if (saved.outcome === 'conflict') throw new Error('The key was used before.');
    return saved.quote;
  }

  const references = (quotes: StoredQuote[]) => quotes.map(({ reference }) => reference);

  it('stores every answer unchanged, with the price and the time', async () => {
    const request = quoteRequest({
      firstName: 'Zoë “Zed”',
      lastName: "O'Brien; drop table quotes",
      phone: '+1 555 010 7788',
      description: 'Two crews.\n\tOne stroller 🦄, שלום',
      latitude: 39.739236,
      longitude: -104.984862,
      game: 'city-hunt',
      preferredDates: ['2026-12-10', '2026-12-31'],
      preferredStart: '2026-12-10T18:00-07:00',
    });
    const quote = await stored({ request });
    expect(quote).toEqual({
      reference: expect.stringMatching(/^RR-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      idempotency_key: expect.any(String),
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      created_at: NOW.getTime(),
      first_name: 'Zoë “Zed”',
      last_name: "O'Brien; drop table quotes",
      email: 'imani@example.com',
      phone: '+1 555 010 7788',
      description: 'Two crews.\n\tOne stroller 🦄, שלום',
      type_of_event: 'scavenger-hunt',
      city: 'Denver, CO, USA',
      latitude: 39.739236,
      longitude: -104.984862,
      participant_size: 45,
      game: 'city-hunt',
      preferred_dates: '["2026-12-10","2026-12-31"]',
      preferred_start: '2026-12-10T18:00-07:00',
      base_fee: 3000,
      participants_price: priceOf(request).participants,
      total: priceOf(request).total,
      price_version: expect.any(String),
      state: 'accepted',
      quarantine_reason: null,
    });
    expect(await listQuotes(store())).toEqual([quote]);
  });

  it('adds one delivery for each channel to an accepted quote, due at once', async () => {
    const { reference } = await stored();
    const rows = await listDeliveries(store(), reference);
    expect(rows.map(({ channel }) => channel)).toEqual(['desk-email', 'visitor-email', 'webhook']);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    for (const { id, channel, ...row } of rows) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(row, channel).toEqual({
        reference,
        state: 'pending',
        attempts: 0,
        next_at: NOW.getTime(),
        lease_until: 0,
        first_attempt_at: null,
        last_error: null,
        created_at: NOW.getTime(),
        done_at: null,
      });
    }
  });

  describe('with an idempotency key', () => {
    it('stores 50 concurrent requests once', async () => {
      const all = await Promise.all(Array.from({ length: 50 }, () => saveQuote(store(), quoteSave({ key: KEY }))));
      const outcomes = all.map(({ outcome }) => outcome).sort();
      expect(outcomes).toEqual(['created', ...Array<string>(49).fill('replayed')]);
      const [quote, ...others] = await listQuotes(store());
      expect(others).toEqual([]);
      for (const saved of all) expect(saved).toMatchObject({ quote });
      expect(await listDeliveries(store(), quote!.reference)).toHaveLength(3);
    });

    it('returns the first quote at any later time, and stores nothing more', async () => {
      const first = await stored({ key: KEY });
      const later = quoteSave({ key: KEY, now: new Date(NOW.getTime() + 25 * 60 * 60 * 1000) });
      expect(await saveQuote(store(), later)).toEqual({ outcome: 'replayed', quote: first, holds: [] });
      expect(await listDeliveries(store(), first.reference)).toHaveLength(3);
    });

    it('refuses another request under the same key', async () => {
      const first = await stored({ key: KEY });
      const other = quoteSave({ key: KEY, request: { participantSize: 46 } });
      expect(await saveQuote(store(), other)).toEqual({ outcome: 'conflict' });
      expect(await listQuotes(store())).toEqual([first]);
    });

    it('finds a quote by its key', async () => {
      const quote = await stored({ key: KEY });
      expect(await findByKey(store(), KEY)).toEqual(quote);
      expect(await findByKey(store(), KEY.replace('2', '3'))).toBeUndefined();
    });
  });

  it('stores neither quote nor deliveries when inserting the deliveries fails', async () => {
    await sql`alter table outbox rename to out_of_reach`.execute(store());
    await expect(saveQuote(store(), quoteSave({ key: KEY }))).rejects.toThrow(/outbox/);
    expect(await listQuotes(store())).toEqual([]);

    await sql`alter table out_of_reach rename to outbox`.execute(store());
    expect(await saveQuote(store(), quoteSave({ key: KEY }))).toMatchObject({ outcome: 'created' });
    expect(await countDeliveries(store())).toHaveLength(3);
  });

  it('lists the newest quotes first, and applies filters', async () => {
    const old = await stored({ now: new Date(NOW.getTime() - DAY) });
    const newest = await stored({ now: new Date(NOW.getTime() + DAY), request: { email: 'Dana@Example.com' } });
    const caught = await stored({ quarantine: 'trap' });
    const listed = async (filter: Parameters<typeof listQuotes>[1]) => references(await listQuotes(store(), filter));
    expect(await listed({})).toEqual(references([newest, caught, old]));
    expect(await listed({ state: 'accepted' })).toEqual(references([newest, old]));
    expect(await listed({ state: 'quarantined' })).toEqual([caught.reference]);
    expect(await listed({ since: NOW.getTime() })).toEqual(references([newest, caught]));
    expect(await listed({ email: 'dANA@example.COM' })).toEqual([newest.reference]);
    expect(await listed({ email: 'dana@example.co' })).toEqual([]);
    expect(await listed({ email: '%' })).toEqual([]);
    expect(await listed({ reference: old.reference })).toEqual([old.reference]);
    expect(await listed({ reference: old.reference, state: 'quarantined' })).toEqual([]);
  });

  describe('in quarantine', () => {
    it('quotes are stored with the reason and not delivered', async () => {
      const quote = await stored({ quarantine: 'too-fast' });
      expect(quote).toMatchObject({ state: 'quarantined', quarantine_reason: 'too-fast' });
      expect(await listDeliveries(store(), quote.reference)).toEqual([]);
      expect(await countDeliveries(store())).toEqual([]);
    });

    it('quotes are delivered once after a release, also after repeated and concurrent releases', async () => {
      const { reference } = await stored({ quarantine: 'too-fast' });
      const later = new Date(NOW.getTime() + DAY);
      const releases = await Promise.all(Array.from({ length: 5 }, () => releaseQuote(store(), reference, later)));
      expect(releases.filter(Boolean)).toHaveLength(1);
      expect(await listQuotes(store())).toMatchObject([
        { reference, state: 'accepted', quarantine_reason: 'too-fast' },
      ]);
      const rows = await listDeliveries(store(), reference);
      expect(rows).toHaveLength(3);
      for (const row of rows) expect(row).toMatchObject({ created_at: later.getTime(), next_at: later.getTime() });
    });

    it('quotes are the only ones that can be released', async () => {
      const { reference } = await stored();
      expect(await releaseQuote(store(), reference, NOW)).toBe(false);
      expect(await releaseQuote(store(), 'RR-2222-2222', NOW)).toBe(false);
      expect(await listDeliveries(store(), reference)).toHaveLength(3);
    });
  });

  describe('deleted', () => {
    it('by reference, quotes are removed with their deliveries', async () => {
      const [deleted, remaining] = [await stored(), await stored()];
      expect(await deleteQuotes(store(), { reference: deleted.reference })).toBe(1);
      expect(await deleteQuotes(store(), { reference: deleted.reference })).toBe(0);
      expect(await listQuotes(store())).toEqual([remaining]);
      expect(await listDeliveries(store(), deleted.reference)).toEqual([]);
      expect(await listDeliveries(store(), remaining.reference)).toHaveLength(3);
    });

    it('by email address, quotes match in any case, but not by a part or a pattern', async () => {
      await stored({ request: { email: 'Dana@Example.com' } });
      await stored({ request: { email: 'dana@example.com' } });
      const remaining = await stored({ request: { email: 'dana@example.com.au' } });
      expect(await deleteQuotes(store(), { email: '%@example.com' })).toBe(0);
      expect(await deleteQuotes(store(), { email: 'DANA@example.com' })).toBe(2);
      expect(await listQuotes(store())).toEqual([remaining]);
    });

    it('quotes can be requested again under the same key', async () => {
      const first = await stored({ key: KEY });
      await deleteQuotes(store(), { reference: first.reference });
      expect((await stored({ key: KEY })).reference).not.toBe(first.reference);
    });
  });

  it('purges accepted and quarantined quotes by their own limits, in any number', async () => {
    const at = (days: number) => new Date(NOW.getTime() - days * DAY);
    await Promise.all(Array.from({ length: 450 }, () => stored({ now: at(400) })));
    await stored({ now: at(40), quarantine: 'trap' });
    const remaining = [
      await stored({ now: at(20), quarantine: 'trap' }),
      await stored({ now: at(40) }),
      await stored({ now: at(365) }),
    ];
    const before = { accepted: at(365).getTime(), quarantined: at(30).getTime() };
    expect(await purgeQuotes(store(), before)).toBe(451);
    expect(references(await listQuotes(store()))).toEqual(references(remaining));
    const counts = await countDeliveries(store());
    expect(counts.map(({ count }) => count)).toEqual([2, 2, 2]);
    expect(await purgeQuotes(store(), before)).toBe(0);
  });
});
