import { setTimeout as pause } from 'node:timers/promises';
import { anotherProcess } from '#tests/unit/lib/leads/store/another-process';
import { auditStore } from './audit-store.ts';
import { openLedger } from './ledger.ts';
import { newUnlimitedAgent, newSubmission, type SubmissionResponse } from './submissions.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';

/** How long a request waits for the lock, and the longest time until its response, in milliseconds. */
const TIMEOUT_MS = 5_000;
const MAX_RESPONSE_MS = 6_000;

/** Within this time after the timeout, in milliseconds, a request may be stored or refused. */
const TOLERANCE_MS = MAX_RESPONSE_MS - TIMEOUT_MS;

const MAX_STALL_MS = 300;

/** A response, and how many milliseconds before the end of the lock its request was sent. */
type TimedResponse = SubmissionResponse & { before: number };

export const test: TortureTest = {
  id: 'F4',
  title:
    'Another process locks the store for 0.1, 1, 5 and 30 s (short: 8 s), while 10 requests at once and then 4 a second are sent',
  expected: '201 when the lock ends within 5 s, else 503 within 6 s; no page waits more than 300 ms meanwhile; 0 lost',
  engines: ['sqlite'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const server = await startServer(place.address);
    const agent = newUnlimitedAgent();
    const ledger = openLedger();
    const post = async () => {
      const sentAt = performance.now();
      return { ...(await ledger.send(server.origin, newSubmission(random), { agent })), sentAt };
    };

    async function lockFor(ms: number): Promise<{ waiting: TimedResponse[]; stall: number }> {
      const locker = anotherProcess('lock', place.address);
      await locker.waitForMessages(1);
      const lockedAt = performance.now();
      let endedAt = Infinity;
      const ending = pause(ms - 20).then(async () => {
        await pause(Math.max(1, lockedAt + ms - performance.now()));
        locker.resume();
        await locker.waitForMessages(2);
        endedAt = performance.now();
      });
      const pings = pingWhile(server.origin, () => endedAt === Infinity);
      const posts = Array.from({ length: 10 }, post);
      for (await pause(250); endedAt === Infinity; await pause(250)) posts.push(post());
      await ending;
      const answers = await Promise.all(posts);
      return { waiting: answers.map((answer) => ({ ...answer, before: endedAt - answer.sentAt })), stall: await pings };
    }

    try {
      for (let count = 0; count < 20; count++) await post();
      const summaries: string[] = [];
      let areRight = true;
      let longestStall = 0;
      for (const ms of [100, 1_000, 5_000, short ? 8_000 : 30_000]) {
        const { waiting, stall } = await lockFor(ms);
        longestStall = Math.max(longestStall, stall);
        const taken = waiting.filter(({ status }) => status === 201).length;
        const slowest = Math.max(...waiting.map((one) => one.ms)) / 1000;
        summaries.push(`${ms / 1000} s: ${taken} of ${waiting.length} taken, slowest answer ${slowest.toFixed(1)} s`);
        log(summaries.at(-1)!);
        areRight &&= waiting.every((one) => isRight(one, short));
      }
      const { quotes, lost, isWhole } = await auditStore(place.address, ledger.acknowledged);
      const isExact = isWhole && quotes === ledger.acknowledged.size;
      return {
        figure: `${summaries.join('; ')}; longest wait of a page ${longestStall.toFixed(0)} ms; ${lost.length} lost`,
        ok: areRight && isExact && (short || longestStall <= MAX_STALL_MS),
      };
    } finally {
      agent.destroy();
      await server.kill();
      await place.remove();
    }
  },
};

function isRight({ status, before, ms }: TimedResponse, short: boolean): boolean {
  if (!short && ms > MAX_RESPONSE_MS) return false;
  if (before <= TIMEOUT_MS) return status === 201;
  if (before > TIMEOUT_MS + TOLERANCE_MS) return status === 503;
  return status === 201 || status === 503;
}

/** Requests a page that needs no store fifty times a second. Resolves with the longest response time in milliseconds. */
async function pingWhile(origin: string, isLocked: () => boolean): Promise<number> {
  let longest = 0;
  while (isLocked()) {
    const began = performance.now();
    await (await fetch(`${origin}/api/health`)).text();
    longest = Math.max(longest, performance.now() - began);
    await pause(20);
  }
  return longest;
}
