import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '#lib/leads/store/database';
import { countDeliveries } from '#lib/leads/store/outbox';
import { auditStore } from './audit-store.ts';
import { DAY, movedClock, SECOND } from './moved-clock.ts';
import { newSubmission } from './submissions.ts';
import { sendUntilStored } from './send-until-stored.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';
import { openScriptedWebhook, type Call, type ScriptedWebhook } from './scripted-webhook.ts';

/** How long a response takes, in milliseconds, so that overlapping attempts can be seen. */
const ANSWER_MS = 200;

const TEN_MINUTES = 600 * SECOND;

export const test: TortureTest = {
  id: 'F6',
  title:
    'The webhook is down for 24 h by a moved clock (503, closed connections, no listener) while 1,000 quotes arrive (short: 100)',
  expected: 'all delivered <= 10 min after it is up again, 0 twice, at most one attempt a second while it is down',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const clock = movedClock();
    const calls: Call[] = [];
    const taken = new Map<string, number>();
    const wrong: string[] = [];
    let mode: 'refuses' | 'hangs up' | 'takes' = 'refuses';
    const open = (port = 0): Promise<ScriptedWebhook> =>
      openScriptedWebhook({
        port,
        async answer(call, response) {
          calls.push(call);
          if (!call.isSigned || Math.abs(call.signedAt - clock.now()) > 10 * SECOND + step) wrong.push(call.id);
          if (mode === 'takes') {
            taken.set(call.id, (taken.get(call.id) ?? 0) + 1);
            return void response.writeHead(204).end();
          }
          await pause(ANSWER_MS);
          if (mode === 'refuses') response.writeHead(503).end();
          else response.destroy();
        },
      });
    const steps = short ? 48 : 288;
    const step = DAY / steps;
    const quotes = short ? 100 : 1_000;
    let webhook = await open();
    const { env, port } = webhook;
    const server = await startServer(place.address, {
      flags: clock.options.flags,
      env: { ...env, ...clock.options.env },
    });
    const acknowledged = new Map<string, string>();
    try {
      // A day passes in seconds: the clock moves by one step a second. Visitors send all day.
      for (let index = 0; index < steps; index++) {
        if (index === Math.floor(steps / 3)) mode = 'hangs up';
        if (index === Math.floor((steps * 2) / 3)) await webhook.close();
        const due = Math.floor((quotes * (index + 1)) / steps) - acknowledged.size;
        await mapConcurrent(Array.from({ length: due }), 4, async () => {
          const submission = newSubmission(random);
          acknowledged.set(submission.key, await sendUntilStored(server.origin, submission));
        });
        await pause(SECOND);
        clock.move(step);
      }
      const whileDown = calls.splice(0);
      log(`${whileDown.length} attempts on the webhook while it was down`);
      mode = 'takes';
      webhook = await open(port);
      const back = performance.now();
      await until(() => taken.size >= quotes, TEN_MINUTES);
      const seconds = (performance.now() - back) / 1_000;
      // Duplicate deliveries would arrive within this time.
      await pause(5 * SECOND);

      const { lost } = await auditStore(place.address, acknowledged);
      const delivered = await countDelivered(place.address);
      const twice = [...taken.values()].filter((count) => count > 1).length;
      const most = maxWithin(whileDown, 10 * SECOND);
      const overlapping = whileDown.filter(({ concurrent }) => concurrent > 1).length;
      return {
        figure:
          `${acknowledged.size - lost.length} stored; ${taken.size} delivered ${seconds.toFixed(0)} s after its return, ${twice} twice; ` +
          `while down ${whileDown.length} attempts, at most ${most} in 10 s, ${overlapping} overlapping; ${wrong.length} signed wrong`,
        ok:
          taken.size === quotes &&
          delivered === quotes &&
          lost.length + twice + overlapping + wrong.length === 0 &&
          whileDown.length > 0 &&
          // One more is allowed when the first attempt falls on the edge of the interval.
          most <= 11,
      };
    } finally {
      await server.kill();
      await webhook.close();
      clock.remove();
      await place.remove();
    }
  },
};

async function countDelivered(address: string): Promise<number> {
  const store = await openStore(address);
  try {
    const counts = await countDeliveries(store);
    return Number(counts.find(({ channel, state }) => channel === 'webhook' && state === 'delivered')?.count ?? 0);
  } finally {
    await store.destroy();
  }
}

/** The largest number of calls that began within an interval of `ms` milliseconds. */
function maxWithin(calls: readonly Call[], ms: number): number {
  return Math.max(0, ...calls.map(({ at }) => calls.filter((other) => other.at >= at && other.at < at + ms).length));
}
