import { setTimeout as pause } from 'node:timers/promises';
import { auditStore } from './audit-store.ts';
import { openLedger, sendUntilTaken } from './ledger.ts';
import { newPosting, type Posting, type SendOptions } from './postings.ts';
import { startServer } from './start-server.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';
import { openWebhookSink } from './webhook-sink.ts';

const IN_FLIGHT = 50;

/** Sent in the same moment as the signal: they may be answered or turned away. */
const LATE = 10;

const DRAIN_MS = 5 * 60_000;

export const test: TortureTest = {
  id: 'F10',
  title: 'SIGTERM 20 times (short: 2) with 50 requests under way, 10 about to come, and a delivery under way',
  wanted: 'all 50 answered 201, 0 lost, 0 delivered twice, the process ends within 12 s',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, say }) {
    const place = await engine.newPlace();
    const sink = await openWebhookSink({ delayMs: 200 });
    const ledger = openLedger();
    const turnedAway: Posting[] = [];
    const post = async (origin: string, posting: Posting, options?: SendOptions) => {
      const answer = await ledger.send(origin, posting, options);
      if (!answer.reference) turnedAway.push(posting);
      return answer;
    };
    /** Those that an earlier server turned away come again, under the same keys. */
    const sendAgain = (origin: string) =>
      Promise.all(turnedAway.splice(0).map((posting) => sendUntilTaken(ledger, origin, posting)));
    const start = () => startServer(place.address, { env: sink.env });

    /** What the 50 were answered, and how long the process took to end. */
    async function round() {
      const server = await start();
      try {
        await sendAgain(server.origin);
        const rest = Promise.withResolvers<void>();
        let arrived = 0;
        const options = { until: rest.promise, onArrived: () => (arrived += 1) };
        const held = Array.from({ length: IN_FLIGHT }, () => post(server.origin, newPosting(random), options));
        await until(() => arrived === IN_FLIGHT, 10_000, 10);
        const late = Array.from({ length: LATE }, () => post(server.origin, newPosting(random)));
        await pause(random() * 30);
        const ending = server.stop();
        await pause(random() * 2_000);
        rest.resolve();
        const answers = await Promise.all(held);
        await Promise.all(late);
        return { answers, ms: await ending };
      } finally {
        await server.kill();
      }
    }

    const rounds = short ? 2 : 20;
    try {
      const seen: Awaited<ReturnType<typeof round>>[] = [];
      for (let count = 0; count < rounds; count++) {
        seen.push(await round());
        say(`${tally(seen.at(-1)!.answers)}; ended after ${(seen.at(-1)!.ms / 1000).toFixed(1)} s`);
      }
      const last = await start();
      await sendAgain(last.origin);
      const sent = rounds * (IN_FLIGHT + LATE);
      await until(() => sink.taken.size >= sent, DRAIN_MS);
      await last.stop();
      const { quotes, lost, isWhole } = await auditStore(place.address, ledger.acknowledged);
      const answers = seen.flatMap((one) => one.answers);
      const slowest = Math.max(...seen.map(({ ms }) => ms)) / 1000;
      const twice = [...sink.taken.values()].filter((count) => count > 1).length;
      const isExact = isWhole && quotes === sent && ledger.acknowledged.size === sent;
      return {
        figure:
          `${tally(answers)}; ${quotes} stored of ${sent} sent, ${lost.length} lost; ${sink.taken.size} delivered, ` +
          `${twice} twice; ended after at most ${slowest.toFixed(1)} s`,
        ok:
          answers.every(({ status }) => status === 201) &&
          isExact &&
          sink.taken.size === sent &&
          twice === 0 &&
          (short || slowest <= 12),
      };
    } finally {
      await sink.close();
      await place.remove();
    }
  },
};
