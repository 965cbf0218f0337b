import { setTimeout as pause } from 'node:timers/promises';
import { auditStore } from './audit-store.ts';
import { DAY, MINUTE, movedClock, SECOND } from './moved-clock.ts';
import { newSubmission } from './submissions.ts';
import { sendUntilStored } from './send-until-stored.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';
import { openScriptedWebhook } from './scripted-webhook.ts';

const JUMPS: readonly [name: string, ms: number][] = [
  ['1 d back', -DAY],
  ['1 d ahead', DAY],
  ['10 y ahead', 3_652 * DAY],
];

/** The longest time of a delivery after a jump, in milliseconds. The retry delay is shorter after so few attempts. */
const MAX_DELIVERY_MS = MINUTE;

/** Longer than the interval at which the worker polls for deliveries, and shorter than the timeout of an attempt. */
const HOLD_MS = 2.5 * SECOND;

export const test: TortureTest = {
  id: 'F9',
  title:
    'The clock jumps 1 d back, 1 d and 10 y ahead, and back again, with deliveries in progress and pending; two servers have clocks a day apart; a server starts 10 y ahead',
  expected: 'nothing stuck, nothing delivered more than twice, no quote deleted',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const [clock, otherClock] = [movedClock(), movedClock()];
    const acknowledged = new Map<string, string>();
    const taken = new Map<string, number>();
    let gate: Promise<void> | undefined;
    let refuses = false;
    const webhook = await openScriptedWebhook({
      async answer({ id }, response) {
        if (refuses) return void response.writeHead(503).end();
        await gate;
        taken.set(id, (taken.get(id) ?? 0) + 1);
        response.writeHead(204).end();
      },
    });
    const start = ({ options }: typeof clock) =>
      startServer(place.address, { flags: options.flags, env: { ...webhook.env, ...options.env } });
    const quotes = short ? 6 : 40;
    const stuck: string[] = [];

    async function post({ origin }: { origin: string }): Promise<void> {
      for (let count = 0; count < quotes; count++) {
        const submission = newSubmission(random);
        acknowledged.set(submission.key, await sendUntilStored(origin, submission));
      }
    }

    async function expectAllDelivered(what: string): Promise<void> {
      const isDone = await until(() => taken.size >= acknowledged.size, MAX_DELIVERY_MS + quotes * SECOND);
      const twice = [...taken.values()].filter((count) => count > 1).length;
      log(`${what}: ${taken.size} of ${acknowledged.size} delivered, ${twice} of them twice`);
      if (!isDone) stuck.push(`${acknowledged.size - taken.size} after ${what}`);
    }

    let server = await start(clock);
    try {
      await post(server);
      await expectAllDelivered('no jump');
      for (const [name, ms] of JUMPS) {
        // In progress when the clock jumps.
        const holding = Promise.withResolvers<void>();
        gate = holding.promise;
        const before = webhook.calls.length;
        await post(server);
        await until(() => webhook.calls.length > before, 10 * SECOND);
        clock.move(ms);
        await pause(HOLD_MS);
        holding.resolve();
        await post(server);
        await expectAllDelivered(name);
        // Pending a retry when the clock jumps back.
        refuses = true;
        await post(server);
        await pause(HOLD_MS);
        clock.move(-ms);
        refuses = false;
        await expectAllDelivered(`${name} and back again`);
      }

      // Each server sees the leases of the other as expired, or as set by a clock that ran ahead.
      otherClock.move(DAY);
      const slow = { origin: server.origin };
      const other = await start(otherClock);
      gate = pause(HOLD_MS);
      await Promise.all([post(slow), post(other)]);
      await expectAllDelivered('two clocks a day apart');
      await other.kill();

      await server.kill();
      clock.move(3_652 * DAY);
      refuses = true;
      server = await start(clock);
      await post(server);
      await pause(HOLD_MS);
      refuses = false;
      await expectAllDelivered('a start 10 y ahead');
      const { lost } = await auditStore(place.address, acknowledged);
      const most = Math.max(...taken.values());
      const twice = [...taken.values()].filter((count) => count > 1).length;
      for (const what of stuck) log(`stuck: ${what}`);
      return {
        figure: `${taken.size} of ${acknowledged.size} delivered, ${stuck.length} times some were stuck; ${twice} twice, none more than ${most} times; ${lost.length} quotes deleted`,
        ok: stuck.length + lost.length === 0 && taken.size === acknowledged.size && most <= 2,
      };
    } finally {
      await server.kill();
      await webhook.close();
      clock.remove();
      otherClock.remove();
      await place.remove();
    }
  },
};
