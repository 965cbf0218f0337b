import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { TRAP_FIELD, type Hints } from '#lib/quote/sending-hints';
import { askDesk } from './ask-desk.ts';
import { byHand, byManager, byProgram, readForm } from './page-form.ts';
import { newPosting } from './postings.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';
import { openWebhookSink } from './webhook-sink.ts';

/** Pages with a form that a browser can post itself. */
const FORM_PAGES = ['/homeschool-hunt'];

const DAY = 86_400_000;

const PEOPLE: readonly Hints[] = [
  {},
  { elapsedMs: 3_000 },
  { elapsedMs: 4_000 },
  { elapsedMs: 4_000, [TRAP_FIELD]: '' },
  { elapsedMs: 90_000 },
  { elapsedMs: 30 * DAY },
  { [TRAP_FIELD]: '' },
];

const PROGRAMS: readonly Hints[] = [
  { elapsedMs: 0 },
  { elapsedMs: 0.5 },
  { elapsedMs: 2_999 },
  { elapsedMs: 90_000, [TRAP_FIELD]: 'x' },
  { [TRAP_FIELD]: ' ' },
  { [TRAP_FIELD]: 'https://example.com' },
  { [TRAP_FIELD]: 'x'.repeat(20_000) },
  { elapsedMs: 3, [TRAP_FIELD]: '\u{1f916}' },
];

type Answered = { reference: string; status: number; shape: string };

export const test: TortureTest = {
  id: 'B5',
  title:
    'Programs and people: JSON with hints, and the forms of the pages, filled in by a program, by hand and by a password manager',
  wanted:
    'programs stored apart, answered alike and delivered only when released; people accepted; the trap on every form',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, say }) {
    const place = await engine.newPlace();
    const delivered = new Set<string>();
    const sink = await openWebhookSink({ onTaken: (_, reference) => void delivered.add(reference) });
    const server = await startServer(place.address, { env: sink.env });
    const sent: { who: 'people' | 'programs'; what: string; answered: Answered }[] = [];
    const wrong: string[] = [];

    async function postJson(hints: Hints): Promise<Answered> {
      const { key, body } = newPosting(random);
      const answer = await fetch(`${server.origin}/api/quotes`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify({ ...JSON.parse(body), ...hints }),
      });
      const { reference = '', ...rest } = (await answer.json()) as { reference?: string };
      return { reference, status: answer.status, shape: shapeOf(answer, Object.keys(rest).join()) };
    }

    async function postForm(fields: Record<string, string>): Promise<Answered> {
      const answer = await fetch(`${server.origin}/api/quotes`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(fields),
      });
      const page = await answer.text();
      const reference = /RR-\w{4}-\w{4}/.exec(page)?.[0] ?? '';
      return { reference, status: answer.status, shape: shapeOf(answer, page.replaceAll(reference, '')) };
    }

    try {
      for (let round = 0; round < (short ? 3 : 20); round++) {
        for (const hints of PEOPLE)
          sent.push({ who: 'people', what: JSON.stringify(hints), answered: await postJson(hints) });
        for (const hints of PROGRAMS)
          sent.push({ who: 'programs', what: JSON.stringify(hints).slice(0, 60), answered: await postJson(hints) });
      }
      for (const page of FORM_PAGES) {
        const fields = await readForm(server.origin, page);
        const trap = fields.find(({ name }) => name === TRAP_FIELD);
        if (!trap) wrong.push(`${page} has no trap in its form`);
        else if (trap.fills || trap.isHidden || trap.value)
          wrong.push(`the trap on ${page} is one that is filled or passed over`);
        // The same answers on one day are one request, so each of them writes another number.
        const ways = { 'by hand': byHand(fields, '11'), 'by a password manager': byManager(fields) };
        for (const [what, filled] of Object.entries(ways))
          sent.push({ who: 'people', what: `${page} ${what}`, answered: await postForm(filled) });
        if (trap)
          sent.push({ who: 'programs', what: `${page} in every field`, answered: await postForm(byProgram(fields)) });
      }

      const store = await openStore(place.address);
      const states = new Map((await listQuotes(store)).map(({ reference, state }) => [reference, state]));
      await store.destroy();
      for (const { who, what, answered } of sent) {
        const state = states.get(answered.reference);
        if (answered.status !== 201 || state !== (who === 'people' ? 'accepted' : 'quarantined')) {
          wrong.push(`${who} with ${what}: ${answered.status}, ${state}`);
        }
      }
      const shapes = new Set(sent.map(({ answered }) => answered.shape));
      if (shapes.size > 1 + FORM_PAGES.length) wrong.push('programs can tell by the answer');

      const [people, programs] = (['people', 'programs'] as const).map((one) =>
        sent.filter(({ who }) => who === one).map(({ answered }) => answered.reference),
      ) as [string[], string[]];
      await until(() => people.every((reference) => delivered.has(reference)), 60_000);
      await pause(2_000);
      const deliveredTooSoon = programs.filter((reference) => delivered.has(reference)).length;
      const listed = await askDesk(place.address, ['list', '--state', 'quarantined', '--limit', 'all']);
      const unlisted = programs.filter((reference) => !listed.out.includes(reference)).length;
      const [mistaken = ''] = programs;
      await askDesk(place.address, ['release', mistaken]);
      const isReleased = await until(() => delivered.has(mistaken), 30_000);
      for (const words of wrong.slice(0, 5)) say(words);
      const reached = people.filter((reference) => delivered.has(reference)).length;
      return {
        figure:
          `${people.length} of people: ${reached} delivered; ${programs.length} of programs: ${deliveredTooSoon} delivered, ${unlisted} not listed, ` +
          `one ${isReleased ? 'delivered after its release' : 'not delivered after its release'}; ${wrong.length} wrong`,
        ok: wrong.length + deliveredTooSoon + unlisted === 0 && reached === people.length && isReleased,
      };
    } finally {
      await server.kill();
      await sink.close();
      await place.remove();
    }
  },
};

/** What a program can see of an answer, without what differs from one quote to the next. */
function shapeOf(answer: Response, body: string): string {
  const headers = [...answer.headers.keys()].toSorted().join();
  return `${answer.status} ${headers} ${body}`;
}
