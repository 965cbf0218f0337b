import { auditStore } from './audit-store.ts';
import { openLedger } from './ledger.ts';
import { newUnlimitedAgent, newSubmission, type SubmissionResponse } from './submissions.ts';
import { openSinks } from './sinks.ts';
import { startServer } from './start-server.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';
import { untilDelivered } from './until-delivered.ts';

/** The number of quotes in flight, each to both servers. */
const CONCURRENT = 8;
const DRAIN_MS = 10 * 60_000;

export const test: TortureTest = {
  id: 'F11',
  title: 'Two servers share one store; 4,000 quotes (short: 200), each sent to both at the same time',
  expected: 'each stored once with one reference, each of its deliveries made once',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const sinks = await openSinks();
    const start = () => startServer(place.address, { env: sinks.env });
    const servers = await Promise.all([start(), start()]);
    const agent = newUnlimitedAgent();
    const ledger = openLedger();
    const answers: SubmissionResponse[] = [];
    const wanted = short ? 200 : 4_000;
    let sent = 0;
    const sendNext = async () => {
      while (sent++ < wanted) {
        const submission = newSubmission(random);
        const both = await Promise.all(servers.map(({ origin }) => ledger.send(origin, submission, { agent })));
        answers.push(...both);
      }
    };
    try {
      await Promise.all(Array.from({ length: CONCURRENT }, sendNext));
      log(tally(answers));
      await untilDelivered(place.address, DRAIN_MS);
      const { quotes, ids, waiting, isWhole } = await auditStore(place.address, ledger.acknowledged);
      const taken = [...sinks.taken];
      const twice = taken.filter(([, count]) => count > 1).length;
      const isOnce = quotes === wanted && ledger.acknowledged.size === wanted && ledger.changes() === 0;
      const isDelivered = taken.length === ids.size && taken.every(([id]) => ids.has(id)) && twice + waiting === 0;
      return {
        figure:
          `${tally(answers)}; ${quotes} stored for ${wanted} keys, ${ledger.changes()} with two references; ` +
          `${taken.length} of ${ids.size} delivered, ${twice} twice`,
        ok: isOnce && isWhole && isDelivered && answers.every(({ status }) => status === 201 || status === 200),
      };
    } finally {
      agent.destroy();
      for (const server of servers) await server.kill();
      await sinks.close();
      await place.remove();
    }
  },
};
