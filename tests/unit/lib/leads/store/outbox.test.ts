import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  makeDueNow,
  claimDue,
  countDeliveries,
  listDeliveries,
  markDead,
  markDelivered,
  markSkipped,
  oldestPending,
  releaseLease,
  replayDeliveries,
  reschedule,
} from '#lib/leads/store/outbox';
import { deleteQuotes, saveQuote } from '#lib/leads/store/quotes';
import { CHANNELS, QUOTE_CHANNELS, type StoredDelivery } from '#lib/leads/store/tables';
import { quoteSave } from '#tests/factories/quote-save';
import { engines, freshStore } from '../engines.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const LEASE = 60_000;
const HOUR = 60 * 60 * 1000;

describe.each(engines)('the outbox on $name', (engine) => {
  const store = freshStore(engine);

  /** Stores a quote and returns its reference. */
  async function quote(now = NOW): Promise<string> {
    const saved = await saveQuote(store(), quoteSave({ now: new Date(now) }));
    return saved.outcome === 'conflict' ? '' : saved.quote.reference;
  }

  const claim = (changes: Partial<Parameters<typeof claimDue>[1]> = {}) =>
    claimDue(store(), { channels: CHANNELS, now: NOW, limit: 10, leaseMs: LEASE, ...changes });

  /** The claimed webhook delivery of a new quote. */
  async function claimedWebhook(storedAt = NOW): Promise<StoredDelivery> {
    await quote(storedAt);
    const [row] = await claim({ channels: ['webhook'] });
    return row!;
  }

  async function again(row: StoredDelivery): Promise<StoredDelivery> {
    const rows = await listDeliveries(store(), row.reference);
    return rows.find(({ id }) => id === row.id)!;
  }

  describe('claims', () => {
    it('take due deliveries with a lease, count the attempt and record the time of the first', async () => {
      const reference = await quote();
      const rows = await claim();
      expect(rows).toHaveLength(3);
      for (const row of rows) {
        expect(row).toMatchObject({ reference, attempts: 1, first_attempt_at: NOW, lease_until: NOW + LEASE });
        expect(await again(row)).toEqual(row);
      }
      expect(await claim()).toEqual([]);

      const later = await claim({ now: NOW + LEASE });
      expect(later).toHaveLength(3);
      for (const row of later) expect(row).toMatchObject({ attempts: 2, first_attempt_at: NOW });
    });

    it('take only the given channels', async () => {
      await quote();
      expect(await claim({ channels: [] })).toEqual([]);
      expect((await claim({ channels: ['webhook'] })).map(({ channel }) => channel)).toEqual(['webhook']);
      const rest = await claim({ channels: ['webhook', 'visitor-email'] });
      expect(rest.map(({ channel }) => channel)).toEqual(['visitor-email']);
    });

    it('take the oldest first, up to the limit', async () => {
      const [newest, oldest, middle] = [await quote(NOW), await quote(NOW - 2 * HOUR), await quote(NOW - HOUR)];
      const next = async () => (await claim({ channels: ['webhook'], limit: 1 })).map(({ reference }) => reference);
      expect(await claim({ limit: 0 })).toEqual([]);
      expect([await next(), await next(), await next(), await next()]).toEqual([[oldest], [middle], [newest], []]);
      const rows = await claim({ channels: ['desk-email'] });
      expect(rows.map(({ reference }) => reference)).toEqual([oldest, middle, newest]);
    });

    it('leave deliveries that are not due yet', async () => {
      const row = await claimedWebhook();
      await reschedule(store(), row.id, { nextAt: NOW + HOUR, error: 'http-503', now: NOW });
      expect(await claim({ channels: ['webhook'], now: NOW + HOUR - 1 })).toEqual([]);
      expect(await claim({ channels: ['webhook'], now: NOW + HOUR })).toMatchObject([{ id: row.id, attempts: 2 }]);
    });

    it('of 8 concurrent workers take every delivery exactly once', async () => {
      await Promise.all(Array.from({ length: 100 }, () => quote()));
      const claimed: string[] = [];
      const work = async () => {
        for (;;) {
          const rows = await claim({ limit: 7 });
          if (rows.length === 0) return;
          claimed.push(...rows.map(({ id }) => id));
          for (const { id } of rows) await markDelivered(store(), id, NOW);
        }
      };
      await Promise.all(Array.from({ length: 8 }, work));
      expect(claimed).toHaveLength(300);
      expect(new Set(claimed).size).toBe(300);
      const delivered = QUOTE_CHANNELS.map((channel) => ({ channel, state: 'delivered', count: 100 }));
      expect(await countDeliveries(store())).toEqual(delivered);
    });

    it('take the next delivery when another worker was faster, and return none only when none is left', async () => {
      await quote();
      await quote();
      let slower: Promise<StoredDelivery[]> | undefined;
      const [quicker] = await store()
        .transaction()
        .execute(async (open) => {
          const rows = await claimDue(open, { channels: ['webhook'], now: NOW, limit: 1, leaseMs: LEASE });
          // Finds the same row and waits for the other claim.
          slower = claim({ channels: ['webhook'], limit: 1 });
          await pause(300);
          return rows;
        });
      const [other] = (await slower)!;
      expect(other).toMatchObject({ channel: 'webhook', attempts: 1 });
      expect(other!.id).not.toBe(quicker!.id);
      expect(await claim({ channels: ['webhook'] })).toEqual([]);
    });
  });

  describe('when the clock jumps', () => {
    it('back by a day, delivers what was rescheduled and takes over what was claimed before the jump', async () => {
      const ahead = NOW + 24 * HOUR;
      await quote(ahead);
      const [claimed, putOff] = await claim({ now: ahead });
      await reschedule(store(), putOff!.id, { nextAt: ahead + HOUR, error: 'network', now: ahead });
      const rows = await claim({ now: NOW });
      expect(rows).toHaveLength(3);
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([claimed!.id, putOff!.id]));
      expect(await claim({ now: NOW })).toEqual([]);
    });

    it('back by less than a lease, lets the worker finish', async () => {
      await quote(NOW - HOUR);
      expect(await claim()).toHaveLength(3);
      expect(await claim({ now: NOW - LEASE + 1 })).toEqual([]);
    });

    it('ahead by ten years and back, leaves no delivery stuck', async () => {
      await quote();
      const rows = await claim({ now: NOW + 10 * 365 * 24 * HOUR });
      expect(rows).toHaveLength(3);
      expect(await claim()).toHaveLength(3);
    });
  });

  describe('a delivery', () => {
    it('that was delivered is done', async () => {
      const row = await claimedWebhook();
      await reschedule(store(), row.id, { nextAt: NOW, error: 'http-503', now: NOW });
      await claim({ channels: ['webhook'] });
      await markDelivered(store(), row.id, NOW + 5);
      const done = { state: 'delivered', attempts: 2, done_at: NOW + 5, lease_until: 0, last_error: null };
      expect(await again(row)).toMatchObject(done);
      expect(await claim({ channels: ['webhook'], now: NOW + LEASE })).toEqual([]);
    });

    it('that was skipped or given up is done, with its reason', async () => {
      const [skipped, dead] = [await claimedWebhook(), await claimedWebhook()];
      await markSkipped(store(), skipped.id, 'too-old', NOW + 5);
      await markDead(store(), dead.id, 'http-410', NOW + 6);
      expect(await again(skipped)).toMatchObject({ state: 'skipped', last_error: 'too-old', done_at: NOW + 5 });
      expect(await again(dead)).toMatchObject({ state: 'dead', last_error: 'http-410', done_at: NOW + 6 });
      expect(await claim({ channels: ['webhook'], now: NOW + LEASE })).toEqual([]);
    });

    it('that was delivered stays delivered, whatever a slower worker records', async () => {
      const row = await claimedWebhook();
      await markDelivered(store(), row.id, NOW);
      await markDead(store(), row.id, 'network', NOW + 1);
      await reschedule(store(), row.id, { nextAt: NOW, error: 'network', now: NOW + 1 });
      await releaseLease(store(), row.id);
      expect(await again(row)).toMatchObject({ state: 'delivered', attempts: 1, done_at: NOW, last_error: null });
    });

    it('that was delivered is recorded as such, also after it had been given up', async () => {
      const row = await claimedWebhook();
      await markDead(store(), row.id, 'network', NOW);
      await markDelivered(store(), row.id, NOW + 1);
      expect(await again(row)).toMatchObject({ state: 'delivered', done_at: NOW + 1, last_error: null });
    });

    it('whose lease is released can be claimed at once, and the attempt does not count', async () => {
      const row = await claimedWebhook();
      await releaseLease(store(), row.id);
      expect(await again(row)).toMatchObject({ attempts: 0, first_attempt_at: null, lease_until: 0 });
      await releaseLease(store(), row.id);
      expect(await again(row)).toMatchObject({ attempts: 0 });

      await claim({ channels: ['webhook'] });
      await reschedule(store(), row.id, { nextAt: NOW, error: 'network', now: NOW });
      await claim({ channels: ['webhook'], now: NOW + 1 });
      await releaseLease(store(), row.id);
      expect(await again(row)).toMatchObject({ attempts: 1, first_attempt_at: NOW, last_error: 'network' });
    });

    it('is deleted with its quote, also while it is in progress', async () => {
      const row = await claimedWebhook();
      await deleteQuotes(store(), { reference: row.reference });
      await markDelivered(store(), row.id, NOW);
      expect(await listDeliveries(store(), row.reference)).toEqual([]);
      expect(await countDeliveries(store())).toEqual([]);
    });
  });

  describe('a replay', () => {
    it('makes dead deliveries due again from the first attempt, with the same id', async () => {
      const [dead, delivered] = [await claimedWebhook(), await claimedWebhook()];
      await markDead(store(), dead.id, 'http-410', NOW);
      await markDelivered(store(), delivered.id, NOW);
      expect(await replayDeliveries(store(), { now: NOW + HOUR })).toBe(1);
      expect(await again(dead)).toEqual({
        ...dead,
        state: 'pending',
        attempts: 0,
        next_at: NOW + HOUR,
        first_attempt_at: null,
        lease_until: 0,
      });
      expect(await again(delivered)).toMatchObject({ state: 'delivered' });
      expect(await replayDeliveries(store(), { now: NOW + HOUR })).toBe(0);
    });

    it('of one quote repeats all of its deliveries or only the dead ones, and no other quote', async () => {
      const [dead, other] = [await claimedWebhook(NOW - 1), await claimedWebhook()];
      await markDead(store(), dead.id, 'http-410', NOW);
      await markDead(store(), other.id, 'http-410', NOW);
      const [email] = await claim({ channels: ['desk-email'], limit: 1 });
      await markDelivered(store(), email!.id, NOW);
      const { reference } = dead;
      expect(email).toMatchObject({ reference });
      expect(await replayDeliveries(store(), { now: NOW, reference, state: 'dead' })).toBe(1);
      expect(await again(email!)).toMatchObject({ state: 'delivered' });
      expect(await replayDeliveries(store(), { now: NOW, reference })).toBe(3);
      expect(await again(email!)).toMatchObject({ state: 'pending', attempts: 0, done_at: null });
      expect(await again(other)).toMatchObject({ state: 'dead' });
    });

    it('does not take a delivery away from the worker that claimed it', async () => {
      const row = await claimedWebhook();
      await replayDeliveries(store(), { now: NOW, reference: row.reference });
      expect(await claim({ channels: ['webhook'] })).toEqual([]);
      expect(await again(row)).toMatchObject({ lease_until: NOW + LEASE });
      await releaseLease(store(), row.id);
      expect(await again(row)).toMatchObject({ attempts: 0, lease_until: 0 });
    });
  });

  it('counts deliveries by channel and state, and returns the time of the oldest pending one', async () => {
    expect(await countDeliveries(store())).toEqual([]);
    expect(await oldestPending(store())).toBeUndefined();
    const first = await quote(NOW - HOUR);
    await quote(NOW);
    const [webhook] = await claim({ channels: ['webhook'], limit: 1 });
    expect(webhook).toMatchObject({ reference: first });
    await markDead(store(), webhook!.id, 'http-410', NOW);
    expect(await countDeliveries(store())).toEqual([
      { channel: 'desk-email', state: 'pending', count: 2 },
      { channel: 'visitor-email', state: 'pending', count: 2 },
      { channel: 'webhook', state: 'dead', count: 1 },
      { channel: 'webhook', state: 'pending', count: 1 },
    ]);
    expect(await oldestPending(store())).toBe(NOW - HOUR);
    expect(await oldestPending(store(), ['webhook'])).toBe(NOW);
    expect(await oldestPending(store(), [])).toBeUndefined();
  });

  it('makes pending deliveries of one channel due now, all or the next', async () => {
    const [first, second] = [await claimedWebhook(), await claimedWebhook()];
    await reschedule(store(), first.id, { nextAt: NOW + 2 * HOUR, error: 'network', now: NOW });
    await reschedule(store(), second.id, { nextAt: NOW + HOUR, error: 'network', now: NOW });
    expect(await makeDueNow(store(), { channel: 'desk-email', now: NOW })).toBe(0);
    expect(await makeDueNow(store(), { channel: 'webhook', now: NOW, limit: 1 })).toBe(1);
    expect(await claim({ channels: ['webhook'] })).toMatchObject([{ id: second.id }]);
    expect(await makeDueNow(store(), { channel: 'webhook', now: NOW })).toBe(1);
    expect(await claim({ channels: ['webhook'] })).toMatchObject([{ id: first.id }]);
  });
});
