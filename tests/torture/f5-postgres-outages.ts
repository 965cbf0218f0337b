import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#tests/servers/postgres/start-postgres';
import { auditStore } from './audit-store.ts';
import { newSubmission, send, type SubmissionResponse, type Submission } from './submissions.ts';
import { startServer } from './start-server.ts';
import { OUTAGES, startOutage, type Outage } from './start-outage.ts';
import { tally } from './tally.ts';
import { leftOut, type TortureTest } from './torture-test.ts';
import { until } from './until.ts';

/** The number of visitors that send at once, each the next quote once the last one is stored. */
const VISITORS = 20;

/** How long PostgreSQL is unavailable, in milliseconds: longer than a response may take. */
const OUTAGE_MS = 4_000;

/** How long visitors are observed after it is available again, in milliseconds. */
const OBSERVED_MS = 6_000;

export const test: TortureTest = {
  id: 'F5',
  title: `PostgreSQL stopped, paused, and killed in a transaction, 20 times each (short: once), while ${VISITORS} visitors send`,
  expected: 'only 201, 200 and 503, within 3 s; stored again <= 5 s after it is back; 0 lost',
  engines: ['postgres'],
  async run({ short, random, log }) {
    const database = await startPostgres();
    if (!database) return leftOut('PostgreSQL is not installed');
    const server = await startServer(database.address);
    const acknowledged = new Map<string, string>();
    const answers: (SubmissionResponse & { at: number })[] = [];
    const recoveries: Record<Outage, number[]> = { stopped: [], paused: [], killed: [] };
    let isOver = false;

    async function visit(): Promise<void> {
      let submission: Submission | undefined;
      while (!isOver || submission) {
        submission ??= newSubmission(random);
        const answer = await send(server.origin, submission, { timeoutMs: 15_000 });
        answers.push({ ...answer, at: performance.now() });
        if (answer.reference) {
          acknowledged.set(submission.key, answer.reference);
          submission = undefined;
        } else await pause(100);
      }
    }

    /** Milliseconds from the end of the outage until quotes are stored again and no request is refused any more. */
    async function measureRecovery(outage: Outage): Promise<number> {
      await pause(500 + random() * 1_000);
      const endOutage = await startOutage(database!, outage);
      await pause(OUTAGE_MS);
      await endOutage();
      const endedAt = performance.now();
      const answered = (isStored: boolean) =>
        answers
          .filter(({ at, reference }) => at > endedAt && (reference !== undefined) === isStored)
          .map(({ at }) => at);
      await until(() => performance.now() - endedAt > OBSERVED_MS && answered(true).length > 0, 60_000);
      return Math.max(answered(true)[0] ?? Infinity, ...answered(false)) - endedAt;
    }

    try {
      const visits = Array.from({ length: VISITORS }, visit);
      for (let round = 0; round < (short ? 1 : 20); round++) {
        for (const outage of OUTAGES) {
          const ms = await measureRecovery(outage);
          recoveries[outage].push(ms);
          log(`${outage}: stored again after ${Math.round(ms)} ms, ${acknowledged.size} acknowledged`);
        }
      }
      isOver = true;
      await Promise.all(visits);
      const refusals = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
      const longest = answers.reduce((most, { ms }) => Math.max(most, ms), 0);
      const { quotes, lost, incomplete } = await auditStore(database.address, acknowledged);
      const areExpected = answers.every(({ status }) => [200, 201, 503].includes(status));
      const isWhole = quotes === acknowledged.size && lost.length + incomplete.length === 0;
      const slowest = OUTAGES.map((outage) => [outage, Math.max(...recoveries[outage])] as const);
      const recoveryTimes = slowest.map(([outage, ms]) => `${(ms / 1_000).toFixed(1)} s (${outage})`).join(', ');
      return {
        figure:
          `${tally(answers)}; slowest answer ${(longest / 1_000).toFixed(1)} s; stored again within ${recoveryTimes}; ` +
          `${lost.length} of ${acknowledged.size} lost, ${quotes} stored`,
        ok:
          areExpected &&
          isWhole &&
          refusals.length > 0 &&
          (short || (longest <= 3_000 && slowest.every(([, ms]) => ms <= 5_000))),
      };
    } finally {
      isOver = true;
      await server.kill();
      database.stop();
    }
  },
};
