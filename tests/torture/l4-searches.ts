import { setTimeout as pause } from 'node:timers/promises';
import { atRate } from './at-rate.ts';
import { auditStore } from './audit-store.ts';
import { openLedger } from './ledger.ts';
import { percentile } from './percentile.ts';
import { newUnlimitedAgent, newSubmission } from './submissions.ts';
import { startServer } from './start-server.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';

const CONNECTIONS = 200;
const QUOTES_PER_SECOND = 5;

export const test: TortureTest = {
  id: 'L4',
  title:
    '200 connections search the blog and filter the library continuously for 2 minutes (short: 15 s) while quotes arrive',
  expected: 'every quote 201, p50 < 1 s, 0 lost; each search 200 or 503; memory < 500 MB',
  engines: ['sqlite'],
  isAlone: true,
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const server = await startServer(place.address);
    const ledger = openLedger();
    const agent = newUnlimitedAgent();
    const seconds = short ? 15 : 120;
    const searches: { status: number }[] = [];
    let isOver = false;
    let memory = 0;
    const search = async () => {
      while (!isOver) {
        const word = Math.floor(random() * 1e9).toString(36);
        const path = random() < 0.5 ? `/blog?q=${word}` : `/case-studies?q=${word}`;
        const status = await fetch(server.origin + path).then(
          async (response) => (await response.text(), response.status),
          () => 0,
        );
        searches.push({ status });
        if (status === 503) await pause(100);
      }
    };
    const watch = async () => {
      for (; !isOver; await pause(250)) memory = Math.max(memory, server.memory());
    };
    try {
      const others = [watch(), ...Array.from({ length: CONNECTIONS }, search)];
      await pause(2_000);
      log('searching');
      const answers = await atRate({ perSecond: QUOTES_PER_SECOND, seconds }, () =>
        ledger.send(server.origin, newSubmission(random), { agent }),
      );
      isOver = true;
      await Promise.all(others);
      const times = answers.map(({ ms }) => ms);
      const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share)) as [number, number];
      const { lost, isWhole } = await auditStore(place.address, ledger.acknowledged);
      const areExpected =
        answers.every(({ status }) => status === 201) && searches.every(({ status }) => [200, 503].includes(status));
      return {
        figure:
          `quotes ${tally(answers)}, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms, ${lost.length} lost; ` +
          `searches ${tally(searches)}; at most ${memory.toFixed(0)} MB`,
        ok: areExpected && isWhole && lost.length === 0 && memory < 500 && (short || p50 < 1_000),
      };
    } finally {
      isOver = true;
      agent.destroy();
      await server.kill();
      await place.remove();
    }
  },
};
