import { setTimeout as pause } from 'node:timers/promises';
import { auditStore } from './audit-store.ts';
import { DAY, MINUTE, movedClock, SECOND } from './moved-clock.ts';
import { newPosting } from './postings.ts';
import { sendUntilStored } from './send-until-stored.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';
import { openWebhookHouse } from './webhook-house.ts';

const JUMPS: readonly [name: string, ms: number][] = [
  ['1 d back', -DAY],
  ['1 d ahead', DAY],
  ['10 y ahead', 3_652 * DAY],
];

/** How long a delivery may take after a jump. Nothing waits longer after so few tries. */
const STUCK_AFTER = MINUTE;

/** Longer than what looks for deliveries takes to look again, and shorter than an attempt may take. */
const HELD_FOR = 2.5 * SECOND;

export const test: TortureTest = {
  id: 'F9',
  title:
    'The clock jumps 1 d back, 1 d and 10 y ahead, and back again, while deliveries are under way and others wait; two servers have clocks a day apart; a server starts 10 y ahead',
  wanted: 'nothing stuck, nothing delivered more than twice, no quote deleted',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, say }) {
    const place = await engine.newPlace();
    const [clock, otherClock] = [movedClock(), movedClock()];
    const acknowledged = new Map<string, string>();
    const taken = new Map<string, number>();
    let gate: Promise<void> | undefined;
    let isRefusing = false;
    const house = await openWebhookHouse({
      async answer({ id }, response) {
        if (isRefusing) return void response.writeHead(503).end();
        await gate;
        taken.set(id, (taken.get(id) ?? 0) + 1);
        response.writeHead(204).end();
      },
    });
    const start = ({ options }: typeof clock) =>
      startServer(place.address, { flags: options.flags, env: { ...house.env, ...options.env } });
    const quotes = short ? 6 : 40;
    const stuck: string[] = [];

    async function post({ origin }: { origin: string }): Promise<void> {
      for (let count = 0; count < quotes; count++) {
        const posting = newPosting(random);
        acknowledged.set(posting.key, await sendUntilStored(origin, posting));
      }
    }

    async function expectAll(what: string): Promise<void> {
      const isDone = await until(() => taken.size >= acknowledged.size, STUCK_AFTER + quotes * SECOND);
      const twice = [...taken.values()].filter((count) => count > 1).length;
      say(`${what}: ${taken.size} of ${acknowledged.size} delivered, ${twice} of them twice`);
      if (!isDone) stuck.push(`${acknowledged.size - taken.size} after ${what}`);
    }

    let server = await start(clock);
    try {
      await post(server);
      await expectAll('no jump');
      for (const [name, ms] of JUMPS) {
        // Under way when the clock jumps.
        const held = Promise.withResolvers<void>();
        gate = held.promise;
        const before = house.calls.length;
        await post(server);
        await until(() => house.calls.length > before, 10 * SECOND);
        clock.move(ms);
        await pause(HELD_FOR);
        held.resolve();
        await post(server);
        await expectAll(name);
        // Waiting for another try when it jumps back.
        isRefusing = true;
        await post(server);
        await pause(HELD_FOR);
        clock.move(-ms);
        isRefusing = false;
        await expectAll(`${name} and back again`);
      }

      // Each sees the leases of the other as over, or as those of a clock that ran ahead.
      otherClock.move(DAY);
      const slow = { origin: server.origin };
      const other = await start(otherClock);
      gate = pause(HELD_FOR);
      await Promise.all([post(slow), post(other)]);
      await expectAll('two clocks a day apart');
      await other.kill();

      await server.kill();
      clock.move(3_652 * DAY);
      isRefusing = true;
      server = await start(clock);
      await post(server);
      await pause(HELD_FOR);
      isRefusing = false;
      await expectAll('a start 10 y ahead');
      const { lost } = await auditStore(place.address, acknowledged);
      const most = Math.max(...taken.values());
      const twice = [...taken.values()].filter((count) => count > 1).length;
      for (const words of stuck) say(`stuck: ${words}`);
      return {
        figure: `${taken.size} of ${acknowledged.size} delivered, ${stuck.length} times some were stuck; ${twice} twice, none more than ${most} times; ${lost.length} quotes deleted`,
        ok: stuck.length + lost.length === 0 && taken.size === acknowledged.size && most <= 2,
      };
    } finally {
      await server.kill();
      await house.close();
      clock.remove();
      otherClock.remove();
      await place.remove();
    }
  },
};
