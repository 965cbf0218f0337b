import { setTimeout as pause } from 'node:timers/promises';
import { auditStore } from './audit-store.ts';
import { openLedger, sendUntilAcknowledged } from './ledger.ts';
import { newClient, newSubmission, type SubmissionResponse, type Submission } from './submissions.ts';
import { openRoundRobinProxy } from './round-robin.ts';
import { openSinks } from './sinks.ts';
import { startServer, type Server } from './start-server.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';
import { untilDelivered } from './until-delivered.ts';

const SERVERS = 3;
const PER_HOUR = 7;
const VISITORS = 8;
const HOUR = 3_600_000;

/** Deliveries of a killed server are released for the others after 30 s. */
const DRAIN_MS = 5 * 60_000;

export const test: TortureTest = {
  id: 'M1',
  title: 'Three servers on one PostgreSQL behind one proxy; one is killed 10 times (short: once) while 8 visitors send',
  expected: 'limits and keys apply across servers; a kill loses nothing: one row for every key, every delivery made',
  engines: ['postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const sinks = await openSinks();
    const env = {
      ...sinks.env,
      QUOTE_RATE_LIMITS: `${PER_HOUR}/h`,
      // This proxy, and the one that the clients' addresses seem to come from.
      TRUSTED_PROXIES: '2',
    };
    const start = () => startServer(place.address, { env });
    const servers: Server[] = await Promise.all(Array.from({ length: SERVERS }, start));
    const proxy = await openRoundRobinProxy(() => servers.map(({ origin }) => origin));
    const ledger = openLedger();
    const post = (submission: Submission) => ledger.send(proxy.origin, submission);

    /** One client sends 30 quotes at once. */
    async function checkRateLimit() {
      // The limit counts by the clock hour, so the test starts early in one.
      if (HOUR - (Date.now() % HOUR) < 15_000) await pause(16_000);
      const client = newClient(random);
      const answers = await Promise.all(Array.from({ length: 30 }, () => post({ ...newSubmission(random), client })));
      const [accepted, refused] = [count(answers, 201), count(answers, 429)];
      // A server that is too busy may refuse (503). Then fewer requests are accepted, never more.
      const isRight = accepted === PER_HOUR || (accepted < PER_HOUR && accepted + refused < answers.length);
      return { answers, holds: isRight && areExpected(answers) };
    }

    /** One quote is sent 50 times at once. */
    async function checkIdempotency() {
      const submission = newSubmission(random);
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(submission)));
      const references = new Set(answers.flatMap(({ reference }) => reference ?? []));
      return { answers, holds: references.size === 1 && count(answers, 201) <= 1 && areExpected(answers) };
    }

    /** Visitors send, and repeat unsuccessful requests, while servers are killed and replaced. */
    async function killWhileSending(kills: number): Promise<void> {
      let isOver = false;
      const visit = async () => {
        while (!isOver) {
          const submission = newSubmission(random);
          await sendUntilAcknowledged(ledger, proxy.origin, submission);
          await post(submission);
        }
      };
      const visits = Array.from({ length: VISITORS }, visit);
      for (let kill = 1; kill <= kills; kill++) {
        await pause(1_000 + random() * 2_000);
        const index = kill % SERVERS;
        await servers[index]!.kill();
        await pause(1_000);
        servers[index] = await start();
        log(`${kill} killed, ${ledger.acknowledged.size} acknowledged`);
      }
      isOver = true;
      await Promise.all(visits);
    }

    try {
      const limited = await checkRateLimit();
      const repeated = await checkIdempotency();
      const kills = short ? 1 : 10;
      await killWhileSending(kills);
      await untilDelivered(place.address, DRAIN_MS);
      const { quotes, ids, lost, waiting, isWhole } = await auditStore(place.address, ledger.acknowledged);
      const missing = [...ids].filter((id) => !sinks.taken.has(id)).length;
      const twice = [...sinks.taken.values()].filter((times) => times > 1).length;
      return {
        figure:
          `limit ${PER_HOUR}: ${tally(limited.answers)}; one key: ${tally(repeated.answers)}; ${kills} kills: ${ledger.acknowledged.size} acknowledged, ${lost.length} lost, ` +
          `${quotes} stored, ${missing} deliveries missing, ${twice} twice`,
        ok:
          limited.holds &&
          repeated.holds &&
          isWhole &&
          quotes === ledger.acknowledged.size &&
          ledger.changes() + waiting + missing === 0,
      };
    } finally {
      await proxy.close();
      for (const server of servers) await server.kill();
      await sinks.close();
      await place.remove();
    }
  },
};

const areExpected = (answers: readonly SubmissionResponse[]) =>
  answers.every(({ status }) => [200, 201, 429, 503].includes(status));

const count = (answers: readonly SubmissionResponse[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;
