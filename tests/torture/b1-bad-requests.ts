import fc from 'fast-check';
import { openStore } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { parseRequest } from '#lib/quote/request-schema';
import { BAD_REQUESTS } from '#tests/lib/leads/endpoint/bad-requests';
import { badAnswers, badTexts } from '#tests/lib/leads/endpoint/generated-requests';
import { formPost, type Knock } from '#tests/lib/leads/endpoint/quote-door';
import { BROKEN_REQUESTS, SLOW_REQUESTS, type BrokenRequest } from './broken-requests.ts';
import { bytesOfKnock } from './bytes-of-knock.ts';
import { keepOddTexts } from './odd-texts.ts';
import { newPosting, send } from './postings.ts';
import { sideBySide } from './side-by-side.ts';
import { startServer } from './start-server.ts';
import { talk, type Heard } from './talk.ts';
import type { TortureTest } from './torture-test.ts';

/** Words out of the requests. The last ones are nasty texts of the generated ones. */
const PERSONAL =
  /imani|okafor|canary|mustnotshow|example\.com|denver|two crews|555.?0142|Bcc|192\.0\.2|<script|drop table|cmd\(\)|passwd/i;

/** A broken-off body or a slow one may take this long, in milliseconds. */
const LONGEST = 12_000;

/** What the parser of Node says itself, before the endpoint is asked. */
const BY_THE_PARSER: Record<string, readonly number[]> = { 'an endless length': [400] };

export const test: TortureTest = {
  id: 'B1',
  title: 'Bad requests over sockets: 270 named, 1,000 generated (short: 200), slow ones; then odd texts',
  wanted: 'the right 4xx each, no 5xx, no row, no personal data in the log; then good ones are stored as they are',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, say }) {
    const place = await engine.newPlace();
    const server = await startServer(place.address, { env: { LOG_LEVEL: 'debug' } });
    try {
      const slow = sideBySide(SLOW_REQUESTS, 10, (request) => knock(server.origin, request));
      const named = [...(await knocksOf(BAD_REQUESTS)), ...BROKEN_REQUESTS];
      const generated = await generate(short ? 200 : 1_000, Math.floor(random() * 2 ** 31));
      const quick = await sideBySide([...named, ...generated], 8, (request) => knock(server.origin, request));
      say(`${quick.length} answered, the slow ones are under way`);
      const results = [...quick, ...(await slow)];

      const wrong = results.filter(({ isRight }) => !isRight);
      for (const { name, heard } of wrong.slice(0, 20)) say(`${name}: ${heard.statuses.join(', ') || 'nothing'}`);
      const statuses = results.flatMap(({ heard }) => heard.statuses);
      const silent = results.filter(({ heard }) => heard.statuses.length === 0).length;
      const slowest = Math.max(...results.map(({ heard }) => heard.ms));
      const leaks = server
        .said()
        .split('\n')
        .filter((line) => PERSONAL.test(line));
      for (const line of leaks.slice(0, 3)) say(`in the log: ${line}`);
      const logged = server.said().split('"event":"quote-request"').length - 1;
      const rows = await countRows(place.address);
      const good = await send(server.origin, newPosting(random));
      const { sent, changed, formulas } = await keepOddTexts(server.origin, place.address, random);
      for (const what of [...changed, ...formulas].slice(0, 5)) say(`not kept as it is: ${what}`);
      const isClean = wrong.length + rows + leaks.length + changed.length + formulas.length === 0;
      const isWhole = isClean && good.status === 201 && !server.hasEnded();
      return {
        figure:
          `${named.length} named, ${generated.length} generated, ${SLOW_REQUESTS.length} slow: ${wrong.length} wrong answers, ` +
          `${statuses.filter((status) => status >= 500).length} x 5xx, ${silent} hung up on, slowest ${(slowest / 1000).toFixed(1)} s; ` +
          `${rows} rows; ${leaks.length} of ${logged} log lines with personal data; then ${good.status}, ` +
          `and of ${sent} odd texts in fields ${changed.length} changed, ${formulas.length} formulas in the CSV`,
        ok: isWhole && logged > generated.length && (short || slowest < LONGEST),
      };
    } finally {
      await server.kill();
      await place.remove();
    }
  },
};

type Verdict = { name: string; heard: Heard; isRight: boolean };

async function knock(origin: string, request: BrokenRequest & { field?: string | undefined }): Promise<Verdict> {
  const { name, pieces, statuses, maySayNothing = false, field } = request;
  const heard = await talk(origin, pieces);
  const saysField = field === undefined || heard.text.includes(`${JSON.stringify(field)}:`);
  const isHeard = heard.statuses.length > 0 || (maySayNothing && heard.isClosed);
  return { name, heard, isRight: isHeard && saysField && heard.statuses.every((status) => statuses.includes(status)) };
}

function knocksOf(requests: typeof BAD_REQUESTS): Promise<(BrokenRequest & { field?: string | undefined })[]> {
  return Promise.all(
    requests.map(async ({ name, knock, status, field }) => ({
      name,
      field,
      pieces: await bytesOfKnock(knock),
      statuses: BY_THE_PARSER[name] ?? [status],
      maySayNothing: status === 413,
    })),
  );
}

/** Objects, texts as JSON and as forms, and requests with a broken head. */
async function generate(count: number, seed: number): Promise<BrokenRequest[]> {
  const sample = <T>(arbitrary: fc.Arbitrary<T>, share: number) =>
    fc.sample(arbitrary, { numRuns: Math.ceil(count * share), seed });
  const objects = sample(badAnswers, 0.5).filter((answers) => parseRequest(answers).request === undefined);
  const texts = sample(badTexts, 0.3);
  const knocks: [Knock, readonly number[]][] = [
    ...objects.map((answers): [Knock, number[]] => [{ body: JSON.stringify(answers) ?? '' }, [400, 422]]),
    ...texts.map((body, index): [Knock, number[]] =>
      index % 2 === 0 ? [{ body }, [400, 422]] : [{ ...formPost({}), body }, [422]],
    ),
  ];
  const heads = sample(fc.tuple(fc.nat(200), fc.constantFrom(...'\0\t\r\n :,;=%\u007f\u00e9Az09'), fc.boolean()), 0.2);
  return [
    ...(await Promise.all(
      knocks.map(async ([one, statuses], index) => ({
        name: `generated ${index}: ${String(one.body).slice(0, 80)}`,
        pieces: await bytesOfKnock(one),
        statuses,
      })),
    )),
    ...(await Promise.all(heads.map(brokenHead))),
  ];
}

/** A request whose body is wrong, with one more or one other character somewhere behind its first line. */
async function brokenHead([at, character, isAdded]: [number, string, boolean], index: number): Promise<BrokenRequest> {
  const [head = '', body = ''] = await bytesOfKnock({ body: '{"a"' });
  const first = String(head).indexOf('\r\n') + 2;
  const spot = first + (at % (String(head).length - first));
  const bytes = String(head).slice(0, spot) + character + String(head).slice(isAdded ? spot : spot + 1);
  return {
    name: `generated head ${index}: ${JSON.stringify(bytes.slice(spot - 20, spot + 20))}`,
    pieces: [bytes, body],
    // Half a request is waited for, and then refused as too slow.
    statuses: [400, 403, 408, 413, 415, 431],
    maySayNothing: true,
  };
}

async function countRows(address: string): Promise<number> {
  const store = await openStore(address);
  try {
    return (await listQuotes(store)).length;
  } finally {
    await store.destroy();
  }
}
