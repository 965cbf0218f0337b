import { listSlots, type Slot } from '#lib/availability/slots';
import { saveCalendar } from '#lib/leads/store/calendars';
import { openStore, type Store } from '#lib/leads/store/database';
import { getBookables } from '#lib/pages/read';
import { newSubmission, newUnlimitedAgent, send, type Submission, type SubmissionResponse } from './submissions.ts';
import { startServer } from './start-server.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';

const ROOM = 'journey-to-jidara';
const VISITORS = 500;
const DAY_MS = 24 * 3_600_000;

/** What the store has for one slot: quotes that asked for it, by outcome, and holds that have not ended. */
type Result = { held: number; tentative: number; others: number; active: number };

export const test: TortureTest = {
  id: 'M2',
  title: 'Two servers, 500 visitors at once for one slot, 200 rounds (short: 4) with a slot each',
  expected: 'one hold for every slot, everyone else is told that it is on hold; every quote is stored',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    // An address that does not answer: the servers keep the copy of the calendar that is stored below.
    const env = { AVAILABILITY_JOURNEY_TO_JIDARA_URL: 'http://127.0.0.1:9/room.ics', LOG_LEVEL: 'silent' };
    const servers = await Promise.all([0, 1].map(() => startServer(place.address, { env })));
    const store = await openStore(place.address);
    const agent = newUnlimitedAgent();
    const answers: SubmissionResponse[] = [];
    const wrong: string[] = [];
    try {
      for (const slot of listNextSlots(short ? 4 : 200)) {
        await saveCalendar(store, ROOM, { busy: [], fetchedAt: Date.now() });
        const responses = await Promise.all(
          Array.from({ length: VISITORS }, async (_, index) =>
            sendUntilStored(servers[index % servers.length]!.origin, newVisit(random, slot)),
          ),
        );
        answers.push(...responses);
        const { held, tentative, others, active } = await countHolds(store, slot);
        if (held !== 1 || active !== 1 || tentative !== VISITORS - 1 || others > 0) {
          wrong.push(`${slot.start}: ${held} held, ${tentative} on hold, ${others} others, ${active} active`);
        }
      }
      for (const what of wrong.slice(0, 5)) log(what);
      const rounds = answers.length / VISITORS;
      // 200: an attempt that was answered with 503 had been stored.
      const isStored = answers.every(({ status }) => status === 201 || status === 200);
      return {
        figure: `${rounds} rounds: ${tally(answers)}; ${wrong.length} slots without exactly one hold`,
        ok: wrong.length === 0 && isStored,
      };
    } finally {
      agent.destroy();
      await store.destroy();
      for (const server of servers) await server.kill();
      await place.remove();
    }

    /** A server that is too busy refuses with 503; the visitor sends again. */
    async function sendUntilStored(origin: string, submission: Submission): Promise<SubmissionResponse> {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await send(origin, submission, { agent });
        if (answer.status !== 503 || attempt === 10) return answer;
      }
    }
  },
};

/** The next slots of the room after its lead time. */
function listNextSlots(count: number): Slot[] {
  const room = getBookables().find(({ id }) => id === ROOM)!;
  const slots: Slot[] = [];
  for (let day = Date.now() + 4 * DAY_MS; slots.length < count; day += DAY_MS)
    slots.push(...listSlots(room, new Date(day).toISOString().slice(0, 10)));
  return slots.slice(0, count);
}

function newVisit(random: () => number, { start }: Slot): Submission {
  const submission = newSubmission(random);
  const event = { typeOfEvent: 'escape-room', game: ROOM, city: 'San Francisco, CA, USA' };
  const dates = { preferredDates: [start.slice(0, 10)], preferredStart: start };
  return { ...submission, body: JSON.stringify({ ...JSON.parse(submission.body), ...event, ...dates }) };
}

async function countHolds(store: Store, { startsAt }: Slot): Promise<Result> {
  const holds = await store.selectFrom('holds').selectAll().where('starts_at', '=', startsAt).execute();
  const count = (outcome: string) => holds.filter((hold) => hold.outcome === outcome).length;
  const [held, tentative] = [count('held'), count('tentative')];
  const active = holds.filter(({ expires_at: expiresAt }) => expiresAt > Date.now()).length;
  return { held, tentative, others: holds.length - held - tentative, active };
}
