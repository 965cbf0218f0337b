import { setTimeout as pause } from 'node:timers/promises';
import { anotherProcess } from '#tests/lib/leads/store/another-process';
import { auditStore } from './audit-store.ts';
import { openLedger } from './ledger.ts';
import { manyConnections, newPosting, type Answer } from './postings.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';

/** How long a request waits for the lock to end, in milliseconds, and how late it may be answered then. */
const PATIENCE = 5_000;
const LATEST = 6_000;

/** Who waits between the two may be let in or refused. */
const DOUBT = LATEST - PATIENCE;

const LONGEST_STALL = 300;

/** A request that was sent so long before the lock ended. */
type Waiting = Answer & { before: number };

export const test: TortureTest = {
  id: 'F4',
  title:
    'Another process locks the store for 0.1, 1, 5 and 30 s (short: 8 s), and 10 requests at once and 4 a second wait',
  wanted: '201 when it ends within 5 s, else 503 within 6 s; no page waits more than 300 ms meanwhile; 0 lost',
  engines: ['sqlite'],
  async run({ short, engine, random, say }) {
    const place = await engine.newPlace();
    const server = await startServer(place.address);
    const agent = manyConnections();
    const ledger = openLedger();
    const post = async () => {
      const sentAt = performance.now();
      return { ...(await ledger.send(server.origin, newPosting(random), { agent })), sentAt };
    };

    async function lockFor(ms: number): Promise<{ waiting: Waiting[]; stall: number }> {
      const locker = anotherProcess('lock', place.address);
      await locker.hasSaid(1);
      const lockedAt = performance.now();
      let endedAt = Infinity;
      const ending = pause(ms - 20).then(async () => {
        await pause(Math.max(1, lockedAt + ms - performance.now()));
        locker.tell();
        await locker.hasSaid(2);
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
      const words: string[] = [];
      let areRight = true;
      let longestStall = 0;
      for (const ms of [100, 1_000, 5_000, short ? 8_000 : 30_000]) {
        const { waiting, stall } = await lockFor(ms);
        longestStall = Math.max(longestStall, stall);
        const taken = waiting.filter(({ status }) => status === 201).length;
        const slowest = Math.max(...waiting.map((one) => one.ms)) / 1000;
        words.push(`${ms / 1000} s: ${taken} of ${waiting.length} taken, slowest answer ${slowest.toFixed(1)} s`);
        say(words.at(-1)!);
        areRight &&= waiting.every((one) => isRight(one, short));
      }
      const { quotes, lost, isWhole } = await auditStore(place.address, ledger.acknowledged);
      const isExact = isWhole && quotes === ledger.acknowledged.size;
      return {
        figure: `${words.join('; ')}; longest wait of a page ${longestStall.toFixed(0)} ms; ${lost.length} lost`,
        ok: areRight && isExact && (short || longestStall <= LONGEST_STALL),
      };
    } finally {
      agent.destroy();
      await server.kill();
      await place.remove();
    }
  },
};

function isRight({ status, before, ms }: Waiting, short: boolean): boolean {
  if (!short && ms > LATEST) return false;
  if (before <= PATIENCE) return status === 201;
  if (before > PATIENCE + DOUBT) return status === 503;
  return status === 201 || status === 503;
}

/** Asks for an answer that needs no store, fifty times a second; resolves with the longest wait in milliseconds. */
async function pingWhile(origin: string, isGoingOn: () => boolean): Promise<number> {
  let longest = 0;
  while (isGoingOn()) {
    const began = performance.now();
    await (await fetch(`${origin}/api/health`)).text();
    longest = Math.max(longest, performance.now() - began);
    await pause(20);
  }
  return longest;
}
