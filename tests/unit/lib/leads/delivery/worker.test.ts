import { sql, type KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRandom } from '#lib/illustration/random';
import type { Delivery, Outcome } from '#lib/leads/delivery/channels';
import { claimDue, replayDeliveries } from '#lib/leads/store/outbox';
import { deleteQuotes } from '#lib/leads/store/quotes';
import { engines, freshStore } from '../engines.ts';
import { DELIVERED, deliveryHarness, DOWN, fakeChannel, type DeliveryHarness } from './delivery-harness.ts';
import { DAY, HOUR, MINUTE, SECOND } from './fake-clock.ts';

describe.each(engines)('the delivery worker on $name', (engine) => {
  const store = freshStore(engine);
  let harness: DeliveryHarness;

  beforeEach(async () => {
    // The worker's real interval would run in addition to the fake clock.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    // These tests make thousands of commits and do not test the disk.
    if (engine.name === 'SQLite') await sql`PRAGMA synchronous = OFF`.execute(store());
    harness = deliveryHarness(store());
  });

  afterEach(async () => {
    vi.useRealTimers();
    await harness.stop();
  });

  it('delivers every quote once to every configured channel and leaves the others pending', async () => {
    const [email, webhook] = [fakeChannel(), fakeChannel()];
    await harness.storeQuotes(12);
    const worker = harness.startWorker({ 'desk-email': email.send, webhook: webhook.send });
    expect(await worker.drainOnce()).toBe(24);
    expect(await worker.drainOnce()).toBe(0);
    expect(email.delivered.toSorted()).toEqual((await harness.rows('desk-email')).map(({ id }) => id).toSorted());
    expect(webhook.delivered.toSorted()).toEqual((await harness.rows('webhook')).map(({ id }) => id).toSorted());
    expect(await harness.states('visitor-email')).toEqual({ pending: 12 });
    expect((await harness.rows('webhook')).every((row) => row.done_at === harness.clock().getTime())).toBe(true);
  });

  it('makes deliveries one at a time and records each before the next, so that a crash repeats at most one', async () => {
    const unrecorded: number[] = [];
    const send = async ({ id }: Delivery) => {
      const rows = await harness.rows();
      unrecorded.push(rows.filter((row) => sent.has(row.id) && row.state === 'pending').length);
      sent.add(id);
      return DELIVERED;
    };
    const sent = new Set<string>();
    await harness.storeQuotes(8);
    expect(await harness.startWorker({ 'desk-email': send, 'visitor-email': send, webhook: send }).drainOnce()).toBe(
      24,
    );
    expect(unrecorded).toEqual(Array.from({ length: 24 }, () => 0));
  });

  it('does not delay other channels because of a slow receiver', async () => {
    let answer = (_: Outcome) => {};
    const slow = () => new Promise<Outcome>((resolve) => (answer = resolve));
    const webhook = fakeChannel();
    await harness.storeQuotes(1);
    const draining = harness.startWorker({ 'desk-email': slow, webhook: webhook.send }).drainOnce();
    await vi.waitFor(() => expect(webhook.delivered).toHaveLength(1), { timeout: 5000 });
    expect(await harness.states('desk-email')).toEqual({ pending: 1 });
    answer(DELIVERED);
    expect(await draining).toBe(2);
  });

  it('attempts nothing when nothing is configured', async () => {
    await harness.storeQuotes(3);
    const worker = harness.startWorker({});
    harness.advance(100 * DAY);
    worker.wake();
    expect(await worker.drainOnce()).toBe(0);
    expect((await harness.rows()).map((row) => [row.state, row.attempts, row.lease_until])).toEqual(
      Array.from({ length: 9 }, () => ['pending', 0, 0]),
    );
    expect(harness.lines).toEqual([]);
  });

  it('delivers pending quotes as soon as a channel is configured', async () => {
    await harness.storeQuotes(3);
    await harness.startWorker({}).drainOnce();
    harness.advance(100 * DAY);
    const webhook = fakeChannel();
    expect(await harness.startWorker({ webhook: webhook.send }).drainOnce()).toBe(3);
  });

  it('records and logs skipped, dead and failed deliveries', async () => {
    const [reference] = await harness.storeQuotes(1);
    const worker = harness.startWorker({
      'visitor-email': fakeChannel(() => ({ result: 'skipped', reason: 'too-late' })).send,
      'desk-email': fakeChannel(() => ({ result: 'dead', error: 'smtp-550' })).send,
      webhook: fakeChannel(() => DOWN).send,
    });
    await worker.drainOnce();
    expect(
      (await harness.rows()).map((row) => [row.channel, row.state, row.last_error, row.attempts]).toSorted(),
    ).toEqual([
      ['desk-email', 'dead', 'smtp-550', 1],
      ['visitor-email', 'skipped', 'too-late', 1],
      ['webhook', 'pending', 'http-503', 1],
    ]);
    const logged = harness.events().map(({ level, event, ref, channel, error }) => [level, event, ref, channel, error]);
    expect(logged).toContainEqual(['error', 'delivery-dead', reference, 'desk-email', 'smtp-550']);
    expect(logged).toContainEqual(['info', 'delivery-failed', reference, 'webhook', 'http-503']);
  });

  it('waits longer after every failure', async () => {
    const webhook = fakeChannel(() => DOWN);
    await harness.storeQuotes(1);
    const worker = harness.startWorker({ webhook: webhook.send });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await worker.drainOnce();
      const [row] = await harness.rows('webhook');
      expect(row?.attempts).toBe(attempt);
      waits.push(row!.next_at - harness.clock().getTime());
      harness.advance(row!.next_at - harness.clock().getTime() - 1);
      expect(await worker.drainOnce()).toBe(0);
      harness.advance(1);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000]);
  });

  it('waits for the time of Retry-After and sends nothing meanwhile', async () => {
    const webhook = fakeChannel(() => ({ ...DOWN, error: 'http-429', retryAfterMs: 90 * SECOND }) as Outcome);
    await harness.storeQuotes(3);
    const worker = harness.startWorker({ webhook: webhook.send });
    expect(await worker.drainOnce()).toBe(1);
    const waits = (await harness.rows('webhook')).map((row) => row.next_at - harness.clock().getTime());
    expect(waits.toSorted()).toEqual([0, 0, 90 * SECOND]);
    webhook.answer = () => DELIVERED;
    harness.advance(89 * SECOND);
    expect(await worker.drainOnce()).toBe(0);
    harness.advance(SECOND);
    expect(await worker.drainOnce()).toBe(3);
  });

  it('gives up after 72 h with an error in the log, and starts again after a replay', async () => {
    const webhook = fakeChannel(() => DOWN);
    await harness.storeQuotes(1);
    const worker = harness.startWorker({ webhook: webhook.send });
    for (let minutes = 0; minutes < 72 * 60; minutes += 20) {
      await worker.drainOnce();
      harness.advance(20 * MINUTE);
    }
    expect(await harness.states('webhook')).toEqual({ pending: 1 });
    harness.advance(HOUR);
    await worker.drainOnce();
    expect(await harness.states('webhook')).toEqual({ dead: 1 });
    expect(harness.events().at(-1)).toMatchObject({ level: 'error', event: 'delivery-dead', error: 'http-503' });

    webhook.answer = () => DELIVERED;
    harness.advance(DAY);
    expect(await worker.drainOnce()).toBe(0);
    await replayDeliveries(store(), { now: harness.clock().getTime(), state: 'dead' });
    expect(await worker.drainOnce()).toBe(1);
    expect(new Set(webhook.attempts).size).toBe(1);
    expect(await harness.states('webhook')).toEqual({ delivered: 1 });
  });

  it('survives a receiver outage of a day: at most one attempt a second, all delivered within 10 minutes, none twice', async () => {
    const webhook = fakeChannel(() => DOWN);
    const worker = harness.startWorker({ webhook: webhook.send });
    for (let minute = 0; minute < 24 * 60; minute += 2) {
      if (minute % 7 === 0) await harness.storeQuotes(2);
      expect(await worker.drainOnce()).toBeLessThanOrEqual(1);
      harness.advance(2 * MINUTE);
    }
    const { pending } = await harness.states('webhook');
    expect(pending).toBeGreaterThanOrEqual(200);

    webhook.answer = () => DELIVERED;
    let seconds = 0;
    while ((await harness.states('webhook')).pending && seconds < 600) {
      await worker.drainOnce();
      harness.advance(SECOND);
      seconds += 1;
    }
    expect(await harness.states('webhook')).toEqual({ delivered: pending });
    expect(webhook.delivered).toHaveLength(pending!);
    expect(new Set(webhook.delivered).size).toBe(pending);
    expect(harness.events().map(({ event }) => event)).toContain('channel-up');
  });

  it('makes no extra attempts for the seconds of a slow attempt while the receiver is down', async () => {
    let answer = (_: Outcome) => {};
    const webhook = fakeChannel(() => new Promise((resolve) => (answer = resolve)));
    await harness.storeQuotes(3);
    const worker = harness.startWorker({ webhook: webhook.send });
    const draining = worker.drainOnce();
    await vi.waitFor(() => expect(webhook.attempts).toHaveLength(1), { timeout: 5000 });
    vi.advanceTimersByTime(2 * SECOND);
    webhook.answer = () => DOWN;
    answer(DOWN);
    expect(await draining).toBe(1);
    expect(await worker.drainOnce()).toBe(1);
  });

  it('detects within 10 minutes that the receiver works again, also when the only quote is due later', async () => {
    const webhook = fakeChannel(() => DOWN);
    await harness.storeQuotes(1);
    const worker = harness.startWorker({ webhook: webhook.send });
    for (let minute = 0; minute < 12 * 60; minute += 1) {
      await worker.drainOnce();
      harness.advance(MINUTE);
    }
    webhook.answer = () => DELIVERED;
    for (let minute = 0; minute < 10; minute += 1) {
      await worker.drainOnce();
      harness.advance(MINUTE);
    }
    expect(webhook.delivered).toHaveLength(1);
  });

  it('tries at once after a restart, also when the next attempt was due later', async () => {
    const webhook = fakeChannel(() => DOWN);
    await harness.storeQuotes(3);
    const first = harness.startWorker({ webhook: webhook.send });
    for (let minute = 0; minute < 12 * 60; minute += 1) {
      await first.drainOnce();
      harness.advance(MINUTE);
    }
    await first.stop();
    webhook.answer = () => DELIVERED;
    expect(await harness.startWorker({ webhook: webhook.send }).drainOnce()).toBe(3);
  });

  it('delivers everything to a receiver that fails three times in ten', async () => {
    const luck = createRandom(30);
    const webhook = fakeChannel(() => (luck() < 0.3 ? DOWN : DELIVERED));
    const worker = harness.startWorker({ webhook: webhook.send });
    for (let second = 0; second < 120; second += 1) {
      if (second < 60) await harness.storeQuotes(2);
      await worker.drainOnce();
      harness.advance(SECOND);
    }
    expect(await harness.states('webhook')).toEqual({ delivered: 120 });
    expect(webhook.attempts.length).toBeGreaterThan(130);
    expect(webhook.delivered).toHaveLength(120);
    expect(new Set(webhook.delivered).size).toBe(120);
  });

  it('retries with the same id when a delivery arrived without a response', async () => {
    const answers: Outcome[] = [{ result: 'retry', error: 'timeout' }, DELIVERED];
    const webhook = fakeChannel(() => answers.shift()!);
    await harness.storeQuotes(1);
    const worker = harness.startWorker({ webhook: webhook.send });
    await worker.drainOnce();
    harness.advance(SECOND);
    await worker.drainOnce();
    expect(webhook.attempts).toHaveLength(2);
    expect(new Set(webhook.attempts).size).toBe(1);
  });

  it('takes over the deliveries of a dead process when their leases end', async () => {
    const webhook = fakeChannel();
    await harness.storeQuotes(1);
    const claim = { channels: ['webhook'] as const, now: harness.clock().getTime(), limit: 9, leaseMs: 30 * SECOND };
    const [lost] = await claimDue(store(), claim);
    const worker = harness.startWorker({ webhook: webhook.send });
    harness.advance(29 * SECOND);
    expect(await worker.drainOnce()).toBe(0);
    harness.advance(SECOND);
    expect(await worker.drainOnce()).toBe(1);
    expect(webhook.delivered).toEqual([lost?.id]);
  });

  it('shares a store with other workers, so that each delivery is made by one of them', async () => {
    const webhook = fakeChannel(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return DELIVERED;
    });
    await harness.storeQuotes(60);
    const workers = [1, 2, 3, 4].map(() => harness.startWorker({ webhook: webhook.send }));
    for (let round = 0; round < 10; round += 1) await Promise.all(workers.map((worker) => worker.drainOnce()));
    expect(webhook.delivered).toHaveLength(60);
    expect(new Set(webhook.delivered).size).toBe(60);
    expect(await harness.states('webhook')).toEqual({ delivered: 60 });
  });

  it('records an outcome later, without a second delivery, when the store failed to record it', async () => {
    let isFull = true;
    const refuseMarks: KyselyPlugin = {
      transformQuery({ node }) {
        if (isFull && node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('"done_at"')) {
          throw Object.assign(new Error('disk full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const webhook = fakeChannel();
    await harness.storeQuotes(1);
    const worker = harness.startWorker({ webhook: webhook.send }, store().withPlugin(refuseMarks));
    await worker.drainOnce();
    expect(await harness.states('webhook')).toEqual({ pending: 1 });
    expect(harness.events()).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'delivery-interrupted', error: 'sqlite-13' }),
    );
    isFull = false;
    harness.advance(31 * SECOND);
    await worker.drainOnce();
    expect(await harness.states('webhook')).toEqual({ delivered: 1 });
    expect(webhook.attempts).toHaveLength(1);
  });

  it('survives a channel that throws synchronously or asynchronously', async () => {
    const webhook = fakeChannel(() => Promise.reject(new TypeError('imani@example.com is not a function')));
    const email = () => {
      throw Object.assign(new Error('imani@example.com'), { code: 'EBROKEN' });
    };
    await harness.storeQuotes(1);
    const worker = harness.startWorker({ webhook: webhook.send, 'desk-email': email });
    await worker.drainOnce();
    expect((await harness.rows()).map((row) => row.last_error).toSorted()).toEqual(['EBROKEN', 'TypeError', null]);
    webhook.answer = () => DELIVERED;
    harness.advance(SECOND);
    await worker.drainOnce();
    expect(await harness.states('webhook')).toEqual({ delivered: 1 });
  });

  it('survives a quote that is deleted while it waits', async () => {
    const webhook = fakeChannel(() => DOWN);
    const [reference] = await harness.storeQuotes(1);
    const worker = harness.startWorker({ webhook: webhook.send });
    await worker.drainOnce();
    await deleteQuotes(store(), { reference: reference! });
    harness.advance(HOUR);
    expect(await worker.drainOnce()).toBe(0);
    expect(harness.events().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('checks the outbox every second and when woken', async () => {
    const webhook = fakeChannel();
    const worker = harness.startWorker({ webhook: webhook.send });
    await harness.storeQuotes(1);
    vi.advanceTimersByTime(SECOND);
    await vi.waitFor(() => expect(webhook.delivered).toHaveLength(1), 10_000);
    await harness.storeQuotes(1);
    worker.wake();
    await vi.waitFor(() => expect(webhook.delivered).toHaveLength(2), 10_000);
  });

  it.each([
    ['a day back', -DAY],
    ['a day ahead', DAY],
    ['ten years ahead', 3653 * DAY],
    ['ten years back', -3653 * DAY],
  ])('delivers everything when the clock jumps %s while deliveries are pending', async (_name, jump) => {
    const webhook = fakeChannel(() => DOWN);
    await harness.storeQuotes(20);
    const worker = harness.startWorker({ webhook: webhook.send });
    for (let minute = 0; minute < 60; minute += 1) {
      await worker.drainOnce();
      harness.advance(MINUTE);
    }
    harness.advance(jump);
    await harness.storeQuotes(1);
    for (let minute = 0; minute < 5; minute += 1) {
      await worker.drainOnce();
      harness.advance(MINUTE);
    }
    harness.advance(-jump);
    webhook.answer = () => DELIVERED;
    for (let minute = 0; minute < 10; minute += 1) {
      await worker.drainOnce();
      harness.advance(MINUTE);
    }
    expect(await harness.states('webhook')).toEqual({ delivered: 21 });
    expect(new Set(webhook.delivered).size).toBe(21);
    expect(webhook.delivered).toHaveLength(21);
  });

  it.each([
    ['back', -DAY],
    ['ahead', DAY],
    ['far ahead', 3653 * DAY],
  ])('delivers once when the clock jumps %s during the delivery', async (_name, jump) => {
    const open: (() => void)[] = [];
    const webhook = fakeChannel();
    const worker = harness.startWorker({ webhook: webhook.send });
    await harness.storeQuotes(1);
    await worker.drainOnce();
    webhook.answer = () => new Promise((resolve) => open.push(() => resolve(DELIVERED)));
    await harness.storeQuotes(1);
    const draining = worker.drainOnce();
    await vi.waitFor(() => expect(open).toHaveLength(1), 10_000);
    harness.advance(jump);
    for (let look = 0; look < 5; look += 1) {
      vi.advanceTimersByTime(SECOND);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    open.forEach((finish) => finish());
    await draining;
    expect(webhook.attempts).toHaveLength(2);
    expect(await harness.states('webhook')).toEqual({ delivered: 2 });
  });

  it('finishes the deliveries in progress on stop and starts no new ones', async () => {
    const open: (() => void)[] = [];
    const webhook = fakeChannel(() => new Promise((resolve) => open.push(() => resolve(DELIVERED))));
    await harness.storeQuotes(9);
    const worker = harness.startWorker({ webhook: webhook.send });
    worker.wake();
    await vi.waitFor(() => expect(open).toHaveLength(1), 10_000);
    const stopped = worker.stop();
    open.forEach((finish) => finish());
    await stopped;
    worker.wake();
    expect(await worker.drainOnce()).toBe(0);
    expect(webhook.attempts).toHaveLength(1);
    expect(await harness.states('webhook')).toEqual({ delivered: 1, pending: 8 });
    expect((await harness.rows('webhook')).every((row) => row.lease_until === 0)).toBe(true);
  });

  it('releases the claim at once when it is stopped while claiming', async () => {
    const webhook = fakeChannel();
    await harness.storeQuotes(1);
    const worker = harness.startWorker({ webhook: webhook.send });
    worker.wake();
    await worker.stop();
    expect(webhook.attempts).toEqual([]);
    expect(await harness.rows('webhook')).toMatchObject([{ state: 'pending', attempts: 0, lease_until: 0 }]);
  });

  it('aborts a hanging delivery 10 s after stop, releases its lease and does not count the attempt', async () => {
    const ended: boolean[] = [];
    const webhook = fakeChannel((_delivery, signal) => {
      signal.addEventListener('abort', () => ended.push(true));
      return new Promise(() => {});
    });
    await harness.storeQuotes(1);
    const worker = harness.startWorker({ webhook: webhook.send });
    worker.wake();
    await vi.waitFor(() => expect(webhook.attempts).toHaveLength(1), 10_000);
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await stopped;
    expect(ended).toEqual([true]);
    const [row] = await harness.rows('webhook');
    expect(row).toMatchObject({ state: 'pending', attempts: 0, lease_until: 0, first_attempt_at: null });
    expect(await harness.startWorker({ webhook: fakeChannel().send }).drainOnce()).toBe(1);
  });

  it('never writes personal data into the log', async () => {
    const canaries = {
      firstName: 'Canaryfirst',
      lastName: 'Canarylast',
      email: 'canary@example.com',
      phone: '5550109999',
    };
    await harness.storeQuotes(4, { ...canaries, description: 'Canarynotes', city: 'Canarytown' });
    const outcomes: (() => Outcome)[] = [
      () => DOWN,
      () => DELIVERED,
      () => ({ result: 'dead', error: 'http-400 canary@example.com' }),
      () => ({ result: 'skipped', reason: 'Canaryfirst Canarylast' }),
      () => {
        throw new Error('canary@example.com 5550109999');
      },
    ];
    let index = 0;
    const webhook = fakeChannel(() => outcomes[index++ % outcomes.length]!());
    const worker = harness.startWorker({ webhook: webhook.send, 'desk-email': webhook.send });
    for (let round = 0; round < 30; round += 1) {
      await worker.drainOnce();
      harness.advance(MINUTE);
    }
    const events = new Set(harness.events().map(({ event }) => event));
    for (const event of ['delivered', 'delivery-failed', 'delivery-dead', 'delivery-skipped']) {
      expect(events).toContain(event);
    }
    expect(harness.lines.join('')).not.toMatch(/canary|5550109999/i);
  });
});
