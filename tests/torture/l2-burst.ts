import { setTimeout as pause } from 'node:timers/promises';
import { auditStore } from './audit-store.ts';
import { openLedger } from './ledger.ts';
import { newUnlimitedAgent, newClient, newSubmission, type SubmissionResponse } from './submissions.ts';
import { memoryAtRest } from './memory-at-rest.ts';
import { startServer } from './start-server.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';

const BURST_SIZE = 500;
/** Five requests of each client are accepted, so that some of a burst are refused. */
const CLIENTS = 90;

export const test: TortureTest = {
  id: 'L2',
  title: '10 bursts (short: 2) of 500 requests at once on 500 connections, from 90 clients each',
  expected: 'only 201, 429 and 503, none > 10 s, 0 lost, memory at rest grows < 64 MB',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const server = await startServer(place.address, { env: { QUOTE_RATE_LIMITS: '5/h' } });
    const ledger = openLedger();

    async function burst(size: number): Promise<SubmissionResponse[]> {
      const agent = newUnlimitedAgent();
      const clients = Array.from({ length: CLIENTS }, () => newClient(random));
      const sendOne = (_: unknown, index: number) =>
        ledger.send(server.origin, { ...newSubmission(random), client: clients[index % CLIENTS]! }, { agent });
      const answers = await Promise.all(Array.from({ length: size }, sendOne));
      agent.destroy();
      return answers;
    }

    try {
      for (let count = 0; count < 20; count++) await burst(25);
      const before = await memoryAtRest(server.memory);
      log(`warm, ${before.toFixed(0)} MB at rest`);
      const answers: SubmissionResponse[] = [];
      let most = before;
      for (let count = 0; count < (short ? 2 : 10); count++) {
        answers.push(...(await burst(BURST_SIZE)));
        most = Math.max(most, server.memory());
        await pause(500);
      }
      const growth = (await memoryAtRest(server.memory)) - before;
      const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1000;
      const { quotes, lost, isWhole } = await auditStore(place.address, ledger.acknowledged);
      const areExpected = answers.every(({ status }) => [201, 429, 503].includes(status));
      return {
        figure:
          `${tally(answers)}; slowest ${slowest.toFixed(1)} s; ${lost.length} lost; memory at rest ${before.toFixed(0)} MB ` +
          `before, ${(before + growth).toFixed(0)} after, ${most.toFixed(0)} at most`,
        ok: areExpected && isWhole && quotes === ledger.acknowledged.size && growth < 64 && (short || slowest <= 10),
      };
    } finally {
      await server.kill();
      await place.remove();
    }
  },
};
