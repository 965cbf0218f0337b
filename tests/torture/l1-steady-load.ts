import { atRate } from './at-rate.ts';
import { auditStore } from './audit-store.ts';
import { percentile } from './percentile.ts';
import { openLedger } from './ledger.ts';
import { newUnlimitedAgent, newSubmission, type SubmissionResponse } from './submissions.ts';
import { tally } from './tally.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';

const PER_SECOND = 50;
const WARM_UP_SECONDS = 3;

export const test: TortureTest = {
  id: 'L1',
  title: '50 requests a second for 10 minutes (short: 20 s), each from another client',
  expected: 'all 201, p95 < 150 ms, p99 < 400 ms, 0 lost',
  engines: ['sqlite', 'postgres'],
  isAlone: true,
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    // Limits that no client reaches: counting toward them is part of every request.
    const server = await startServer(place.address, { env: { QUOTE_RATE_LIMITS: '5/min 30/h 1000000/min-all' } });
    const agent = newUnlimitedAgent();
    const ledger = openLedger();
    const post = async (late: number): Promise<SubmissionResponse> => {
      const answer = await ledger.send(server.origin, newSubmission(random), { agent });
      return { ...answer, ms: late + answer.ms };
    };
    try {
      // The first requests load and compile the code.
      const first = await atRate({ perSecond: PER_SECOND, seconds: WARM_UP_SECONDS }, post);
      log('warm');
      const answers = await atRate({ perSecond: PER_SECOND, seconds: short ? 20 : 600 }, post);
      const created = [...first, ...answers].filter(({ status }) => status === 201).length;
      const all = first.length + answers.length;
      const times = answers.map(({ ms }) => ms);
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share)) as [number, number, number];
      const { quotes, lost, isWhole } = await auditStore(place.address, ledger.acknowledged);
      return {
        figure:
          `${tally([...first, ...answers])}; p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms, ` +
          `slowest ${Math.max(...times).toFixed(0)} ms; ${lost.length} lost`,
        ok: created === all && quotes === all && isWhole && (short || (p95 < 150 && p99 < 400)),
      };
    } finally {
      agent.destroy();
      await server.kill();
      await place.remove();
    }
  },
};
