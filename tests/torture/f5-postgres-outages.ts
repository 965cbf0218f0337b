import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#tests/postgres/start-postgres';
import { auditStore } from './audit-store.ts';
import { newPosting, send, type Answer, type Posting } from './postings.ts';
import { startServer } from './start-server.ts';
import { OUTAGES, takeAway, type Outage } from './take-away-postgres.ts';
import { tally } from './tally.ts';
import { leftOut, type TortureTest } from './torture-test.ts';
import { until } from './until.ts';

/** So many visitors send at once, each the next quote when the last one is stored. */
const VISITORS = 20;

/** How long PostgreSQL is away, in milliseconds: longer than an answer may take. */
const AWAY = 4_000;

/** How long visitors are watched after it is back. */
const WATCHED = 6_000;

export const test: TortureTest = {
  id: 'F5',
  title: `PostgreSQL stopped, paused, and killed in a transaction, 20 times each (short: once), while ${VISITORS} visitors send`,
  wanted: 'only 201, 200 and 503, within 3 s; stored again <= 5 s after it is back; 0 lost',
  engines: ['postgres'],
  async run({ short, random, say }) {
    const database = await startPostgres();
    if (!database) return leftOut('PostgreSQL is not installed');
    const server = await startServer(database.address);
    const acknowledged = new Map<string, string>();
    const answers: (Answer & { at: number })[] = [];
    const recoveries: Record<Outage, number[]> = { stopped: [], paused: [], killed: [] };
    let isOver = false;

    async function visit(): Promise<void> {
      let posting: Posting | undefined;
      while (!isOver || posting) {
        posting ??= newPosting(random);
        const answer = await send(server.origin, posting, { patience: 15_000 });
        answers.push({ ...answer, at: performance.now() });
        if (answer.reference) {
          acknowledged.set(posting.key, answer.reference);
          posting = undefined;
        } else await pause(100);
      }
    }

    /** Milliseconds from its return until quotes are stored again, and none is refused any more. */
    async function recoveryFrom(outage: Outage): Promise<number> {
      await pause(500 + random() * 1_000);
      const bringBack = await takeAway(database!, outage);
      await pause(AWAY);
      await bringBack();
      const back = performance.now();
      const answered = (isStored: boolean) =>
        answers.filter(({ at, reference }) => at > back && (reference !== undefined) === isStored).map(({ at }) => at);
      await until(() => performance.now() - back > WATCHED && answered(true).length > 0, 60_000);
      return Math.max(answered(true)[0] ?? Infinity, ...answered(false)) - back;
    }

    try {
      const visits = Array.from({ length: VISITORS }, visit);
      for (let round = 0; round < (short ? 1 : 20); round++) {
        for (const outage of OUTAGES) {
          const ms = await recoveryFrom(outage);
          recoveries[outage].push(ms);
          say(`${outage}: stored again after ${Math.round(ms)} ms, ${acknowledged.size} acknowledged`);
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
      const inWords = slowest.map(([outage, ms]) => `${(ms / 1_000).toFixed(1)} s (${outage})`).join(', ');
      return {
        figure:
          `${tally(answers)}; slowest answer ${(longest / 1_000).toFixed(1)} s; stored again within ${inWords}; ` +
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
