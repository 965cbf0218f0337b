import { setTimeout as pause } from 'node:timers/promises';
import { atRate } from './at-rate.ts';
import { auditStore } from './audit-store.ts';
import { openLedger } from './ledger.ts';
import { newUnlimitedAgent, newSubmission } from './submissions.ts';
import { openSinks } from './sinks.ts';
import { startServer } from './start-server.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';
import { untilDelivered } from './until-delivered.ts';

const PER_SECOND = 5;
const REFUSED_SHARE = 0.3;

/** The longest time for the last deliveries, in milliseconds. One of a hundred runs has a delivery with ten attempts, whose waits double. */
const DRAIN_MS = 30 * 60_000;

export const test: TortureTest = {
  id: 'L3',
  title: '5 quotes a second for 10 minutes (short: 30 s), delivered to a webhook and a mail server that refuse 30 %',
  expected: 'all delivered, 0 missing, 0 twice under one id, memory constant within 10 %',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const sinks = await openSinks({ refuses: () => random() < REFUSED_SHARE });
    const server = await startServer(place.address, { env: sinks.env });
    const agent = newUnlimitedAgent();
    const ledger = openLedger();
    const memory: number[] = [];
    try {
      const seconds = short ? 30 : 600;
      const sampling = sampleMemory(memory, server.memory, seconds);
      const answers = await atRate({ perSecond: PER_SECOND, seconds }, () =>
        ledger.send(server.origin, newSubmission(random), { agent }),
      );
      await sampling;
      log('all sent');
      await untilDelivered(place.address, DRAIN_MS);
      const { quotes, ids, waiting, dead, isWhole } = await auditStore(place.address, ledger.acknowledged);
      const taken = [...sinks.taken];
      const missing = ids.size - taken.length;
      const twice = taken.filter(([, count]) => count > 1).length;
      const unknown = taken.filter(([id]) => !ids.has(id)).length;
      const change = memoryChange(memory);
      const isDelivered = missing + twice + unknown + waiting + dead === 0;
      return {
        figure:
          `${tally(answers)}; ${taken.length} of ${ids.size} delivered in ${sinks.attempts()} attempts, ${missing} missing, ` +
          `${twice} twice; memory ${signed(change * 100)} %`,
        ok: quotes === answers.length && isWhole && isDelivered && (short || Math.abs(change) <= 0.1),
      };
    } finally {
      agent.destroy();
      await server.kill();
      await sinks.close();
      await place.remove();
    }
  },
};

async function sampleMemory(samples: number[], memory: () => number, seconds: number): Promise<void> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(1_000))
    samples.push(memory());
}

/** The relative difference between the last third of the samples and the second one. The server warms up during the first third. */
function memoryChange(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  const mean = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
  return mean(samples.slice(-third)) / mean(samples.slice(third, 2 * third)) - 1;
}

const signed = (percent: number) => `${percent < 0 ? '-' : '+'}${Math.abs(percent).toFixed(1)}`;
