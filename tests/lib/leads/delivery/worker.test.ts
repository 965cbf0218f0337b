import { sql, type KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRandom } from '#lib/illustration/random';
import type { Delivery, Outcome } from '#lib/leads/delivery/channels';
import { claimDue, replayDeliveries } from '#lib/leads/store/outbox';
import { deleteQuotes } from '#lib/leads/store/quotes';
import { engines, freshStore } from '../engines.ts';
import { DELIVERED, deliveryDesk, DOWN, fakeChannel, type DeliveryDesk } from './delivery-desk.ts';
import { DAY, HOUR, MINUTE, SECOND } from './turned-clock.ts';

describe.each(engines)('the worker on $name', (engine) => {
  const store = freshStore(engine);
  let desk: DeliveryDesk;

  beforeEach(async () => {
    // The worker's own second would tick beside the turned clock.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    // Thousands of commits, and none of these tests is about the disk.
    if (engine.name === 'SQLite') await sql`PRAGMA synchronous = OFF`.execute(store());
    desk = deliveryDesk(store());
  });

  afterEach(async () => {
    vi.useRealTimers();
    await desk.stop();
  });

  it('delivers every quote once to every channel that is configured; the others wait', async () => {
    const [email, webhook] = [fakeChannel(), fakeChannel()];
    await desk.keep(12);
    const worker = desk.work({ 'desk-email': email.send, webhook: webhook.send });
    expect(await worker.drainOnce()).toBe(24);
    expect(await worker.drainOnce()).toBe(0);
    expect(email.taken.toSorted()).toEqual((await desk.rows('desk-email')).map(({ id }) => id).toSorted());
    expect(webhook.taken.toSorted()).toEqual((await desk.rows('webhook')).map(({ id }) => id).toSorted());
    expect(await desk.states('visitor-email')).toEqual({ pending: 12 });
    expect((await desk.rows('webhook')).every((row) => row.done_at === desk.clock().getTime())).toBe(true);
  });

  it('makes one delivery after the other and records each before the next, so that a crash repeats one at most', async () => {
    const unrecorded: number[] = [];
    const send = async ({ id }: Delivery) => {
      const rows = await desk.rows();
      unrecorded.push(rows.filter((row) => sent.has(row.id) && row.state === 'pending').length);
      sent.add(id);
      return DELIVERED;
    };
    const sent = new Set<string>();
    await desk.keep(8);
    expect(await desk.work({ 'desk-email': send, 'visitor-email': send, webhook: send }).drainOnce()).toBe(24);
    expect(unrecorded).toEqual(Array.from({ length: 24 }, () => 0));
  });

  it('does not let a receiver that takes its time keep the others waiting', async () => {
    let answer = (_: Outcome) => {};
    const slow = () => new Promise<Outcome>((resolve) => (answer = resolve));
    const webhook = fakeChannel();
    await desk.keep(1);
    const draining = desk.work({ 'desk-email': slow, webhook: webhook.send }).drainOnce();
    await vi.waitFor(() => expect(webhook.taken).toHaveLength(1), { timeout: 5000 });
    expect(await desk.states('desk-email')).toEqual({ pending: 1 });
    answer(DELIVERED);
    expect(await draining).toBe(2);
  });

  it('attempts nothing when nothing is configured', async () => {
    await desk.keep(3);
    const worker = desk.work({});
    desk.turn(100 * DAY);
    worker.poke();
    expect(await worker.drainOnce()).toBe(0);
    expect((await desk.rows()).map((row) => [row.state, row.attempts, row.lease_until])).toEqual(
      Array.from({ length: 9 }, () => ['pending', 0, 0]),
    );
    expect(desk.lines).toEqual([]);
  });

  it('delivers what has waited as soon as a channel is configured', async () => {
    await desk.keep(3);
    await desk.work({}).drainOnce();
    desk.turn(100 * DAY);
    const webhook = fakeChannel();
    expect(await desk.work({ webhook: webhook.send }).drainOnce()).toBe(3);
  });

  it('writes down what is skipped, what is dead and what failed, and says so in the log', async () => {
    const [reference] = await desk.keep(1);
    const worker = desk.work({
      'visitor-email': fakeChannel(() => ({ result: 'skipped', reason: 'too-late' })).send,
      'desk-email': fakeChannel(() => ({ result: 'dead', error: 'smtp-550' })).send,
      webhook: fakeChannel(() => DOWN).send,
    });
    await worker.drainOnce();
    expect((await desk.rows()).map((row) => [row.channel, row.state, row.last_error, row.attempts]).toSorted()).toEqual(
      [
        ['desk-email', 'dead', 'smtp-550', 1],
        ['visitor-email', 'skipped', 'too-late', 1],
        ['webhook', 'pending', 'http-503', 1],
      ],
    );
    const logged = desk.events().map(({ level, event, ref, channel, error }) => [level, event, ref, channel, error]);
    expect(logged).toContainEqual(['error', 'delivery-dead', reference, 'desk-email', 'smtp-550']);
    expect(logged).toContainEqual(['info', 'delivery-failed', reference, 'webhook', 'http-503']);
  });

  it('waits longer after every failure', async () => {
    const webhook = fakeChannel(() => DOWN);
    await desk.keep(1);
    const worker = desk.work({ webhook: webhook.send });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await worker.drainOnce();
      const [row] = await desk.rows('webhook');
      expect(row?.attempts).toBe(attempt);
      waits.push(row!.next_at - desk.clock().getTime());
      desk.turn(row!.next_at - desk.clock().getTime() - 1);
      expect(await worker.drainOnce()).toBe(0);
      desk.turn(1);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000]);
  });

  it('comes back when the receiver asked it to, and lets nothing else through meanwhile', async () => {
    const webhook = fakeChannel(() => ({ ...DOWN, error: 'http-429', retryAfterMs: 90 * SECOND }) as Outcome);
    await desk.keep(3);
    const worker = desk.work({ webhook: webhook.send });
    expect(await worker.drainOnce()).toBe(1);
    const waits = (await desk.rows('webhook')).map((row) => row.next_at - desk.clock().getTime());
    expect(waits.toSorted()).toEqual([0, 0, 90 * SECOND]);
    webhook.answer = () => DELIVERED;
    desk.turn(89 * SECOND);
    expect(await worker.drainOnce()).toBe(0);
    desk.turn(SECOND);
    expect(await worker.drainOnce()).toBe(3);
  });

  it('gives up after 72 h, with an error in the log, and starts again when somebody replays it', async () => {
    const webhook = fakeChannel(() => DOWN);
    await desk.keep(1);
    const worker = desk.work({ webhook: webhook.send });
    for (let minutes = 0; minutes < 72 * 60; minutes += 20) {
      await worker.drainOnce();
      desk.turn(20 * MINUTE);
    }
    expect(await desk.states('webhook')).toEqual({ pending: 1 });
    desk.turn(HOUR);
    await worker.drainOnce();
    expect(await desk.states('webhook')).toEqual({ dead: 1 });
    expect(desk.events().at(-1)).toMatchObject({ level: 'error', event: 'delivery-dead', error: 'http-503' });

    webhook.answer = () => DELIVERED;
    desk.turn(DAY);
    expect(await worker.drainOnce()).toBe(0);
    await replayDeliveries(store(), { now: desk.clock().getTime(), state: 'dead' });
    expect(await worker.drainOnce()).toBe(1);
    expect(new Set(webhook.attempts).size).toBe(1);
    expect(await desk.states('webhook')).toEqual({ delivered: 1 });
  });

  it('rides out a day without the receiver: one attempt a second at the most, all there within 10 minutes, none twice', async () => {
    const webhook = fakeChannel(() => DOWN);
    const worker = desk.work({ webhook: webhook.send });
    for (let minute = 0; minute < 24 * 60; minute += 2) {
      if (minute % 7 === 0) await desk.keep(2);
      expect(await worker.drainOnce()).toBeLessThanOrEqual(1);
      desk.turn(2 * MINUTE);
    }
    const { pending } = await desk.states('webhook');
    expect(pending).toBeGreaterThanOrEqual(200);

    webhook.answer = () => DELIVERED;
    let seconds = 0;
    while ((await desk.states('webhook')).pending && seconds < 600) {
      await worker.drainOnce();
      desk.turn(SECOND);
      seconds += 1;
    }
    expect(await desk.states('webhook')).toEqual({ delivered: pending });
    expect(webhook.taken).toHaveLength(pending!);
    expect(new Set(webhook.taken).size).toBe(pending);
    expect(desk.events().map(({ event }) => event)).toContain('channel-up');
  });

  it('makes no attempt up for the seconds that a slow one took while the receiver is down', async () => {
    let answer = (_: Outcome) => {};
    const webhook = fakeChannel(() => new Promise((resolve) => (answer = resolve)));
    await desk.keep(3);
    const worker = desk.work({ webhook: webhook.send });
    const draining = worker.drainOnce();
    await vi.waitFor(() => expect(webhook.attempts).toHaveLength(1), { timeout: 5000 });
    vi.advanceTimersByTime(2 * SECOND);
    webhook.answer = () => DOWN;
    answer(DOWN);
    expect(await draining).toBe(1);
    expect(await worker.drainOnce()).toBe(1);
  });

  it('finds out within 10 minutes that the receiver is back, also when the only quote would wait longer', async () => {
    const webhook = fakeChannel(() => DOWN);
    await desk.keep(1);
    const worker = desk.work({ webhook: webhook.send });
    for (let minute = 0; minute < 12 * 60; minute += 1) {
      await worker.drainOnce();
      desk.turn(MINUTE);
    }
    webhook.answer = () => DELIVERED;
    for (let minute = 0; minute < 10; minute += 1) {
      await worker.drainOnce();
      desk.turn(MINUTE);
    }
    expect(webhook.taken).toHaveLength(1);
  });

  it('tries at once after a restart, whatever an earlier process has waited for', async () => {
    const webhook = fakeChannel(() => DOWN);
    await desk.keep(3);
    const first = desk.work({ webhook: webhook.send });
    for (let minute = 0; minute < 12 * 60; minute += 1) {
      await first.drainOnce();
      desk.turn(MINUTE);
    }
    await first.stop();
    webhook.answer = () => DELIVERED;
    expect(await desk.work({ webhook: webhook.send }).drainOnce()).toBe(3);
  });

  it('gets everything through a receiver that fails three times in ten', async () => {
    const luck = createRandom(30);
    const webhook = fakeChannel(() => (luck() < 0.3 ? DOWN : DELIVERED));
    const worker = desk.work({ webhook: webhook.send });
    for (let second = 0; second < 120; second += 1) {
      if (second < 60) await desk.keep(2);
      await worker.drainOnce();
      desk.turn(SECOND);
    }
    expect(await desk.states('webhook')).toEqual({ delivered: 120 });
    expect(webhook.attempts.length).toBeGreaterThan(130);
    expect(webhook.taken).toHaveLength(120);
    expect(new Set(webhook.taken).size).toBe(120);
  });

  it('repeats under the same id what has arrived without an answer', async () => {
    const answers: Outcome[] = [{ result: 'retry', error: 'timeout' }, DELIVERED];
    const webhook = fakeChannel(() => answers.shift()!);
    await desk.keep(1);
    const worker = desk.work({ webhook: webhook.send });
    await worker.drainOnce();
    desk.turn(SECOND);
    await worker.drainOnce();
    expect(webhook.attempts).toHaveLength(2);
    expect(new Set(webhook.attempts).size).toBe(1);
  });

  it('takes over what a process left that died, when its lease has ended', async () => {
    const webhook = fakeChannel();
    await desk.keep(1);
    const claim = { channels: ['webhook'] as const, now: desk.clock().getTime(), limit: 9, leaseMs: 30 * SECOND };
    const [lost] = await claimDue(store(), claim);
    const worker = desk.work({ webhook: webhook.send });
    desk.turn(29 * SECOND);
    expect(await worker.drainOnce()).toBe(0);
    desk.turn(SECOND);
    expect(await worker.drainOnce()).toBe(1);
    expect(webhook.taken).toEqual([lost?.id]);
  });

  it('shares a store with other workers: every delivery is made by one of them', async () => {
    const webhook = fakeChannel(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return DELIVERED;
    });
    await desk.keep(60);
    const workers = [1, 2, 3, 4].map(() => desk.work({ webhook: webhook.send }));
    for (let round = 0; round < 10; round += 1) await Promise.all(workers.map((worker) => worker.drainOnce()));
    expect(webhook.taken).toHaveLength(60);
    expect(new Set(webhook.taken).size).toBe(60);
    expect(await desk.states('webhook')).toEqual({ delivered: 60 });
  });

  it('records later, without a second delivery, what the store would not take down', async () => {
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
    await desk.keep(1);
    const worker = desk.work({ webhook: webhook.send }, store().withPlugin(refuseMarks));
    await worker.drainOnce();
    expect(await desk.states('webhook')).toEqual({ pending: 1 });
    expect(desk.events()).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'delivery-interrupted', error: 'sqlite-13' }),
    );
    isFull = false;
    desk.turn(31 * SECOND);
    await worker.drainOnce();
    expect(await desk.states('webhook')).toEqual({ delivered: 1 });
    expect(webhook.attempts).toHaveLength(1);
  });

  it('survives a channel that throws, at once or later, and goes on', async () => {
    const webhook = fakeChannel(() => Promise.reject(new TypeError('imani@example.com is not a function')));
    const email = () => {
      throw Object.assign(new Error('imani@example.com'), { code: 'EBROKEN' });
    };
    await desk.keep(1);
    const worker = desk.work({ webhook: webhook.send, 'desk-email': email });
    await worker.drainOnce();
    expect((await desk.rows()).map((row) => row.last_error).toSorted()).toEqual(['EBROKEN', 'TypeError', null]);
    webhook.answer = () => DELIVERED;
    desk.turn(SECOND);
    await worker.drainOnce();
    expect(await desk.states('webhook')).toEqual({ delivered: 1 });
  });

  it('survives a quote that is deleted while it waits', async () => {
    const webhook = fakeChannel(() => DOWN);
    const [reference] = await desk.keep(1);
    const worker = desk.work({ webhook: webhook.send });
    await worker.drainOnce();
    await deleteQuotes(store(), { reference: reference! });
    desk.turn(HOUR);
    expect(await worker.drainOnce()).toBe(0);
    expect(desk.events().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('looks every second and when poked', async () => {
    const webhook = fakeChannel();
    const worker = desk.work({ webhook: webhook.send });
    await desk.keep(1);
    vi.advanceTimersByTime(SECOND);
    await vi.waitFor(() => expect(webhook.taken).toHaveLength(1), 10_000);
    await desk.keep(1);
    worker.poke();
    await vi.waitFor(() => expect(webhook.taken).toHaveLength(2), 10_000);
  });

  it.each([
    ['a day back', -DAY],
    ['a day ahead', DAY],
    ['ten years ahead', 3653 * DAY],
    ['ten years back', -3653 * DAY],
  ])('leaves nothing behind when the clock jumps %s while deliveries wait', async (_name, jump) => {
    const webhook = fakeChannel(() => DOWN);
    await desk.keep(20);
    const worker = desk.work({ webhook: webhook.send });
    for (let minute = 0; minute < 60; minute += 1) {
      await worker.drainOnce();
      desk.turn(MINUTE);
    }
    desk.turn(jump);
    await desk.keep(1);
    for (let minute = 0; minute < 5; minute += 1) {
      await worker.drainOnce();
      desk.turn(MINUTE);
    }
    desk.turn(-jump);
    webhook.answer = () => DELIVERED;
    for (let minute = 0; minute < 10; minute += 1) {
      await worker.drainOnce();
      desk.turn(MINUTE);
    }
    expect(await desk.states('webhook')).toEqual({ delivered: 21 });
    expect(new Set(webhook.taken).size).toBe(21);
    expect(webhook.taken).toHaveLength(21);
  });

  it.each([
    ['back', -DAY],
    ['ahead', DAY],
    ['far ahead', 3653 * DAY],
  ])('delivers once when the clock jumps %s during the delivery', async (_name, jump) => {
    const open: (() => void)[] = [];
    const webhook = fakeChannel();
    const worker = desk.work({ webhook: webhook.send });
    await desk.keep(1);
    await worker.drainOnce();
    webhook.answer = () => new Promise((resolve) => open.push(() => resolve(DELIVERED)));
    await desk.keep(1);
    const draining = worker.drainOnce();
    await vi.waitFor(() => expect(open).toHaveLength(1), 10_000);
    desk.turn(jump);
    for (let look = 0; look < 5; look += 1) {
      vi.advanceTimersByTime(SECOND);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    open.forEach((finish) => finish());
    await draining;
    expect(webhook.attempts).toHaveLength(2);
    expect(await desk.states('webhook')).toEqual({ delivered: 2 });
  });

  it('stops: what is under way ends well, nothing new starts', async () => {
    const open: (() => void)[] = [];
    const webhook = fakeChannel(() => new Promise((resolve) => open.push(() => resolve(DELIVERED))));
    await desk.keep(9);
    const worker = desk.work({ webhook: webhook.send });
    worker.poke();
    await vi.waitFor(() => expect(open).toHaveLength(1), 10_000);
    const stopped = worker.stop();
    open.forEach((finish) => finish());
    await stopped;
    worker.poke();
    expect(await worker.drainOnce()).toBe(0);
    expect(webhook.attempts).toHaveLength(1);
    expect(await desk.states('webhook')).toEqual({ delivered: 1, pending: 8 });
    expect((await desk.rows('webhook')).every((row) => row.lease_until === 0)).toBe(true);
  });

  it('stops while it claims: what it gets is given back at once', async () => {
    const webhook = fakeChannel();
    await desk.keep(1);
    const worker = desk.work({ webhook: webhook.send });
    worker.poke();
    await worker.stop();
    expect(webhook.attempts).toEqual([]);
    expect(await desk.rows('webhook')).toMatchObject([{ state: 'pending', attempts: 0, lease_until: 0 }]);
  });

  it('stops after ten seconds: ends what hangs, gives the lease back and does not count the attempt', async () => {
    const ended: boolean[] = [];
    const webhook = fakeChannel((_delivery, signal) => {
      signal.addEventListener('abort', () => ended.push(true));
      return new Promise(() => {});
    });
    await desk.keep(1);
    const worker = desk.work({ webhook: webhook.send });
    worker.poke();
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
    const [row] = await desk.rows('webhook');
    expect(row).toMatchObject({ state: 'pending', attempts: 0, lease_until: 0, first_attempt_at: null });
    expect(await desk.work({ webhook: fakeChannel().send }).drainOnce()).toBe(1);
  });

  it('never writes a personal word into the log, whatever happens', async () => {
    const canaries = {
      firstName: 'Canaryfirst',
      lastName: 'Canarylast',
      email: 'canary@example.com',
      phone: '5550109999',
    };
    await desk.keep(4, { ...canaries, description: 'Canarynotes', city: 'Canarytown' });
    const outcomes: (() => Outcome)[] = [
      () => DOWN,
      () => DELIVERED,
      () => ({ result: 'dead', error: 'http-400 canary@example.com' }),
      () => ({ result: 'skipped', reason: 'Canaryfirst Canarylast' }),
      () => {
        throw new Error('canary@example.com 5550109999');
      },
    ];
    let turn = 0;
    const webhook = fakeChannel(() => outcomes[turn++ % outcomes.length]!());
    const worker = desk.work({ webhook: webhook.send, 'desk-email': webhook.send });
    for (let round = 0; round < 30; round += 1) {
      await worker.drainOnce();
      desk.turn(MINUTE);
    }
    const events = new Set(desk.events().map(({ event }) => event));
    for (const event of ['delivered', 'delivery-failed', 'delivery-dead', 'delivery-skipped']) {
      expect(events).toContain(event);
    }
    expect(desk.lines.join('')).not.toMatch(/canary|5550109999/i);
  });
});
