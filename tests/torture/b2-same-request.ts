import { auditStore } from './audit-store.ts';
import { DAY, movedClock } from './moved-clock.ts';
import { newUnlimitedAgent, newSubmission, send, type SubmissionResponse, type Submission } from './submissions.ts';
import { startServer } from './start-server.ts';
import { sendRaw } from './send-raw.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';

const CONCURRENT = 50;

/** The visitor disconnects within this time, in milliseconds, so the response is lost. */
const MAX_LOST_MS = 20;

export const test: TortureTest = {
  id: 'B2',
  title:
    'The same request 50 times at once, half of them with other answers, again after 24 h and 30 d, and after the answer was lost',
  expected: 'one 201 for each key, then 200 with the same reference, or 409; one row each',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const clock = movedClock();
    const server = await startServer(place.address, clock.options);
    const agent = newUnlimitedAgent();
    const acknowledged = new Map<string, string>();
    const wrong: string[] = [];
    const answers: SubmissionResponse[] = [];
    const sent: Submission[] = [];

    /** Sends a request until the store is no longer too busy (503), for at most 30 s. */
    async function sendUntilAnswered(submission: Submission): Promise<SubmissionResponse> {
      let answer: SubmissionResponse | undefined;
      await until(async () => (answer = await send(server.origin, submission, { agent })).status !== 503, 30_000);
      return answer!;
    }

    /** Sends requests at once. The responses must have these statuses, in any order, and share one reference. */
    async function expectStatuses(
      what: string,
      submissions: Submission[],
      statuses: Record<number, number>,
    ): Promise<void> {
      const responses = await Promise.all(submissions.map(sendUntilAnswered));
      answers.push(...responses);
      const { key } = submissions[0]!;
      const references = new Set(responses.flatMap(({ reference }) => reference ?? []));
      const counts = Object.groupBy(responses, ({ status }) => status);
      const areRight = responses.every(({ status }) => counts[status]?.length === statuses[status]);
      const expected = acknowledged.get(key) ?? [...references][0] ?? 'none';
      const areOne = [...references].every((reference) => reference === expected);
      const areMarked = responses.every(({ status, isReplay }) => (status === 200) === isReplay);
      if (!areRight || !areOne || !areMarked) wrong.push(`${what}: ${tally(responses)}, ${[...references].join(' ')}`);
      acknowledged.set(key, expected);
    }

    try {
      for (let round = 0; round < (short ? 3 : 30); round++) {
        const submission = newSubmission(random);
        await expectStatuses('at once', Array<Submission>(CONCURRENT).fill(submission), {
          201: 1,
          200: CONCURRENT - 1,
        });
        sent.push(submission);
      }
      for (let round = 0; round < (short ? 3 : 30); round++) await sendConflicting();
      const lost = short ? 20 : 300;
      for (let round = 0; round < lost; round++) {
        const submission = newSubmission(random);
        await sendRaw(server.origin, [toBytes(submission)], { disconnectAfterMs: random() * MAX_LOST_MS });
        const again = await sendUntilAnswered(submission);
        answers.push(again);
        if (again.status !== 200 && again.status !== 201) wrong.push(`after a lost answer: ${again.status}`);
        acknowledged.set(submission.key, again.reference ?? 'none');
        sent.push(submission);
      }
      const found = answers.slice(-lost).filter(({ status }) => status === 200).length;
      for (const days of [1, 29]) {
        clock.move(days * DAY);
        for (const submission of sent) {
          await expectStatuses('later', [submission], { 200: 1 });
          await expectStatuses('later with other answers', [{ ...submission, body: newSubmission(random).body }], {
            409: 1,
          });
        }
      }
      for (const what of wrong.slice(0, 5)) log(what);
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

    /** Sends two requests under one key at once, 25 times each: the first one to arrive is stored, the other is refused. */
    async function sendConflicting(): Promise<void> {
      const one = newSubmission(random);
      const other = { ...one, body: newSubmission(random).body };
      const half = CONCURRENT / 2;
      const submissions = Array.from({ length: CONCURRENT }, (_, index) => (index % 2 === 0 ? one : other));
      await expectStatuses('two at once', submissions, { 201: 1, 200: half - 1, 409: half });
    }
  },
};

function toBytes({ key, client, body }: Submission): string {
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
