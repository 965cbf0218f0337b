import { setTimeout as pause } from 'node:timers/promises';
import { auditStore } from './audit-store.ts';
import { openLedger, sendUntilAcknowledged } from './ledger.ts';
import { newSubmission, type Submission, type SendOptions } from './submissions.ts';
import { startServer } from './start-server.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';
import { openWebhookSink } from './webhook-sink.ts';

const MAX_IN_FLIGHT = 50;

/** Sent at the same time as the signal, so they may be accepted or refused. */
const CONCURRENT_WITH_SIGNAL = 10;

const DRAIN_MS = 5 * 60_000;

export const test: TortureTest = {
  id: 'F10',
  title: 'SIGTERM 20 times (short: 2) with 50 requests in flight, 10 about to arrive, and a delivery in progress',
  expected: 'all 50 answered 201, 0 lost, 0 delivered twice, the process exits within 12 s',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const sink = await openWebhookSink({ delayMs: 200 });
    const ledger = openLedger();
    const refused: Submission[] = [];
    const post = async (origin: string, submission: Submission, options?: SendOptions) => {
      const answer = await ledger.send(origin, submission, options);
      if (!answer.reference) refused.push(submission);
      return answer;
    };
    /** Requests that an earlier server refused are sent again under the same keys. */
    const sendAgain = (origin: string) =>
      Promise.all(refused.splice(0).map((submission) => sendUntilAcknowledged(ledger, origin, submission)));
    const start = () => startServer(place.address, { env: sink.env });

    /** Resolves with the responses to the 50 requests, and how long the process took to exit in milliseconds. */
    async function round() {
      const server = await start();
      try {
        await sendAgain(server.origin);
        const rest = Promise.withResolvers<void>();
        let arrived = 0;
        const options = { sendBodyAfter: rest.promise, onContinue: () => (arrived += 1) };
        const inFlight = Array.from({ length: MAX_IN_FLIGHT }, () =>
          post(server.origin, newSubmission(random), options),
        );
        await until(() => arrived === MAX_IN_FLIGHT, 10_000, 10);
        const late = Array.from({ length: CONCURRENT_WITH_SIGNAL }, () => post(server.origin, newSubmission(random)));
        await pause(random() * 30);
        const ending = server.stop();
        await pause(random() * 2_000);
        rest.resolve();
        const answers = await Promise.all(inFlight);
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
        log(`${tally(seen.at(-1)!.answers)}; ended after ${(seen.at(-1)!.ms / 1000).toFixed(1)} s`);
      }
      const last = await start();
      await sendAgain(last.origin);
      const sent = rounds * (MAX_IN_FLIGHT + CONCURRENT_WITH_SIGNAL);
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
