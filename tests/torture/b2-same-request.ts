import { auditStore } from './audit-store.ts';
import { DAY, movedClock } from './moved-clock.ts';
import { manyConnections, newPosting, send, type Answer, type Posting } from './postings.ts';
import { startServer } from './start-server.ts';
import { talk } from './talk.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';

const AT_ONCE = 50;

/** The answer is lost when the visitor hangs up within so many milliseconds. */
const LOST_WITHIN = 20;

export const test: TortureTest = {
  id: 'B2',
  title:
    'The same request 50 times at once, half of them with other answers, again after 24 h and 30 d, and after the answer was lost',
  wanted: 'one 201 for each key, then 200 with the same reference, or 409; one row each',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, say }) {
    const place = await engine.newPlace();
    const clock = movedClock();
    const server = await startServer(place.address, clock.options);
    const agent = manyConnections();
    const acknowledged = new Map<string, string>();
    const wrong: string[] = [];
    const answers: Answer[] = [];
    const kept: Posting[] = [];

    /** The answer of a store that has not too much to do. */
    async function answerTo(posting: Posting): Promise<Answer> {
      let answer: Answer | undefined;
      await until(async () => (answer = await send(server.origin, posting, { agent })).status !== 503, 30_000);
      return answer!;
    }

    /** Sends them at once. They must be answered with these statuses, in any order, and with one reference. */
    async function expect(what: string, postings: Posting[], statuses: Record<number, number>): Promise<void> {
      const came = await Promise.all(postings.map(answerTo));
      answers.push(...came);
      const { key } = postings[0]!;
      const references = new Set(came.flatMap(({ reference }) => reference ?? []));
      const counts = Object.groupBy(came, ({ status }) => status);
      const areRight = came.every(({ status }) => counts[status]?.length === statuses[status]);
      const given = acknowledged.get(key) ?? [...references][0] ?? 'none';
      const areOne = [...references].every((reference) => reference === given);
      const areMarked = came.every(({ status, isReplay }) => (status === 200) === isReplay);
      if (!areRight || !areOne || !areMarked) wrong.push(`${what}: ${tally(came)}, ${[...references].join(' ')}`);
      acknowledged.set(key, given);
    }

    try {
      for (let round = 0; round < (short ? 3 : 30); round++) {
        const posting = newPosting(random);
        await expect('at once', Array<Posting>(AT_ONCE).fill(posting), { 201: 1, 200: AT_ONCE - 1 });
        kept.push(posting);
      }
      for (let round = 0; round < (short ? 3 : 30); round++) await contest();
      const lost = short ? 20 : 300;
      for (let round = 0; round < lost; round++) {
        const posting = newPosting(random);
        await talk(server.origin, [bytesOf(posting)], { hangUpAfter: random() * LOST_WITHIN });
        const again = await answerTo(posting);
        answers.push(again);
        if (again.status !== 200 && again.status !== 201) wrong.push(`after a lost answer: ${again.status}`);
        acknowledged.set(posting.key, again.reference ?? 'none');
        kept.push(posting);
      }
      const found = answers.slice(-lost).filter(({ status }) => status === 200).length;
      for (const days of [1, 29]) {
        clock.move(days * DAY);
        for (const posting of kept) {
          await expect('later', [posting], { 200: 1 });
          await expect('later with other answers', [{ ...posting, body: newPosting(random).body }], { 409: 1 });
        }
      }
      for (const what of wrong.slice(0, 5)) say(what);
      const { quotes, lost: missing, incomplete, damage } = await auditStore(place.address, acknowledged);
      const isWhole = quotes === acknowledged.size && missing.length + incomplete.length + damage.length === 0;
      return {
        figure:
          `${tally(answers)}; ${wrong.length} wrong; ${quotes} rows for ${acknowledged.size} keys; ` +
          `${found} of ${lost} with a lost answer had been stored`,
        ok: wrong.length === 0 && isWhole && found > 0,
      };
    } finally {
      agent.destroy();
      await server.kill();
      clock.remove();
      await place.remove();
    }

    /** Two requests under one key at once, 25 times each: the first to come is stored, the other one refused. */
    async function contest(): Promise<void> {
      const one = newPosting(random);
      const other = { ...one, body: newPosting(random).body };
      const half = AT_ONCE / 2;
      const postings = Array.from({ length: AT_ONCE }, (_, index) => (index % 2 === 0 ? one : other));
      await expect('two at once', postings, { 201: 1, 200: half - 1, 409: half });
    }
  },
};

function bytesOf({ key, client, body }: Posting): string {
  const head = [
    'POST /api/quotes HTTP/1.1',
    'Host: localhost:3000',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${key}`,
    `X-Forwarded-For: ${client}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
