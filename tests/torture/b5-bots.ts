import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { HONEYPOT_FIELD, type Hints } from '#lib/quote/sending-hints';
import { runLeadsCli } from './run-leads-cli.ts';
import { fillByHand, fillByPasswordManager, fillByBot, fetchForm } from './page-form.ts';
import { newSubmission } from './submissions.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';
import { openWebhookSink } from './webhook-sink.ts';

/** Pages with a form that the browser can submit without scripts. */
const FORM_PAGES = ['/homeschool-hunt'];

const DAY = 86_400_000;

const VISITOR_HINTS: readonly Hints[] = [
  {},
  { elapsedMs: 3_000 },
  { elapsedMs: 4_000 },
  { elapsedMs: 4_000, [HONEYPOT_FIELD]: '' },
  { elapsedMs: 90_000 },
  { elapsedMs: 30 * DAY },
  { [HONEYPOT_FIELD]: '' },
];

const BOT_HINTS: readonly Hints[] = [
  { elapsedMs: 0 },
  { elapsedMs: 0.5 },
  { elapsedMs: 2_999 },
  { elapsedMs: 90_000, [HONEYPOT_FIELD]: 'x' },
  { [HONEYPOT_FIELD]: ' ' },
  { [HONEYPOT_FIELD]: 'https://example.com' },
  { [HONEYPOT_FIELD]: 'x'.repeat(20_000) },
  { elapsedMs: 3, [HONEYPOT_FIELD]: '\u{1f916}' },
];

type Outcome = { reference: string; status: number; shape: string };

export const test: TortureTest = {
  id: 'B5',
  title:
    'Bots and visitors: JSON with hints, and the forms of the pages, filled in by a bot, by hand and by a password manager',
  expected:
    'bots stored apart, answered alike and delivered only when released; visitors accepted; the honeypot on every form',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const delivered = new Set<string>();
    const sink = await openWebhookSink({ onTaken: (_, reference) => void delivered.add(reference) });
    const server = await startServer(place.address, { env: sink.env });
    const sent: { who: 'visitors' | 'bots'; what: string; answered: Outcome }[] = [];
    const wrong: string[] = [];

    async function postJson(hints: Hints): Promise<Outcome> {
      const { key, body } = newSubmission(random);
      const answer = await fetch(`${server.origin}/api/quotes`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify({ ...JSON.parse(body), ...hints }),
      });
      const { reference = '', ...rest } = (await answer.json()) as { reference?: string };
      return { reference, status: answer.status, shape: describeShape(answer, Object.keys(rest).join()) };
    }

    async function postForm(path: string, fields: Record<string, string>): Promise<Outcome> {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const answer = await fetch(server.origin + path, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body,
      });
      const page = await answer.text();
      const reference = /RR-\w{4}-\w{4}/.exec(page)?.[0] ?? '';
      return { reference, status: answer.status, shape: describeShape(answer, page.replaceAll(reference, '')) };
    }

    try {
      for (let round = 0; round < (short ? 3 : 20); round++) {
        for (const hints of VISITOR_HINTS)
          sent.push({ who: 'visitors', what: JSON.stringify(hints), answered: await postJson(hints) });
        for (const hints of BOT_HINTS)
          sent.push({ who: 'bots', what: JSON.stringify(hints).slice(0, 60), answered: await postJson(hints) });
      }
      for (const page of FORM_PAGES) {
        const fields = await fetchForm(server.origin, page);
        const honeypot = fields.find(({ name }) => name === HONEYPOT_FIELD);
        if (!honeypot) wrong.push(`${page} has no honeypot in its form`);
        else if (honeypot.autocomplete || honeypot.isHidden || honeypot.value)
          wrong.push(`the honeypot on ${page} is one that is filled or skipped`);
        // The same answers on one day count as one request, so each of them uses another number of players.
        const ways = { 'by hand': fillByHand(fields, '11'), 'by a password manager': fillByPasswordManager(fields) };
        for (const [what, filled] of Object.entries(ways))
          sent.push({ who: 'visitors', what: `${page} ${what}`, answered: await postForm(page, filled) });
        if (honeypot)
          sent.push({ who: 'bots', what: `${page} in every field`, answered: await postForm(page, fillByBot(fields)) });
      }

      const store = await openStore(place.address);
      const states = new Map((await listQuotes(store)).map(({ reference, state }) => [reference, state]));
      await store.destroy();
      for (const { who, what, answered } of sent) {
        const state = states.get(answered.reference);
        if (![200, 201].includes(answered.status) || state !== (who === 'visitors' ? 'accepted' : 'quarantined')) {
          wrong.push(`${who} with ${what}: ${answered.status}, ${state}`);
        }
      }
      const shapes = new Set(sent.map(({ answered }) => answered.shape));
      if (shapes.size > 1 + FORM_PAGES.length) wrong.push('bots can tell by the answer');

      const [visitors, bots] = (['visitors', 'bots'] as const).map((one) =>
        sent.filter(({ who }) => who === one).map(({ answered }) => answered.reference),
      ) as [string[], string[]];
      await until(() => visitors.every((reference) => delivered.has(reference)), 60_000);
      await pause(2_000);
      const deliveredEarly = bots.filter((reference) => delivered.has(reference)).length;
      const listed = await runLeadsCli(place.address, ['list', '--state', 'quarantined', '--limit', 'all']);
      const unlisted = bots.filter((reference) => !listed.stdout.includes(reference)).length;
      const [released = ''] = bots;
      await runLeadsCli(place.address, ['release', released]);
      const isReleased = await until(() => delivered.has(released), 30_000);
      for (const fault of wrong.slice(0, 5)) log(fault);
      const reached = visitors.filter((reference) => delivered.has(reference)).length;
      return {
        figure:
          `${visitors.length} of people: ${reached} delivered; ${bots.length} of bots: ${deliveredEarly} delivered, ${unlisted} not listed, ` +
          `one ${isReleased ? 'delivered after its release' : 'not delivered after its release'}; ${wrong.length} wrong`,
        ok: wrong.length + deliveredEarly + unlisted === 0 && reached === visitors.length && isReleased,
      };
    } finally {
      await server.kill();
      await sink.close();
      await place.remove();
    }
  },
};

/** What a bot can see of a response, without what differs from quote to quote. */
function describeShape(answer: Response, body: string): string {
  const headers = [...answer.headers.keys()].toSorted().join();
  return `${answer.status} ${headers} ${body}`;
}
