import fc from 'fast-check';
import { openStore } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { parseRequest } from '#lib/quote/request-schema';
import { BAD_REQUESTS } from '#tests/unit/lib/leads/http/bad-requests';
import { badAnswers, badTexts } from '#tests/unit/lib/leads/http/generated-requests';
import type { TestRequest } from '#tests/unit/lib/leads/http/test-endpoint';
import { BROKEN_REQUESTS, SLOW_REQUESTS, type BrokenRequest } from './broken-requests.ts';
import { toRequestBytes } from './request-bytes.ts';
import { sendOddTexts } from './odd-texts.ts';
import { newSubmission, send } from './submissions.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { startServer } from './start-server.ts';
import { sendRaw, type RawResponse } from './send-raw.ts';
import type { TortureTest } from './torture-test.ts';

/** Personal data from the requests. The last alternatives are hostile texts of the generated requests. */
const PERSONAL_DATA =
  /imani|okafor|canary|mustnotshow|example\.com|denver|two crews|555.?0142|Bcc|192\.0\.2|<script|drop table|cmd\(\)|passwd/i;

/** How long a truncated or slow body may take, in milliseconds. */
const MAX_MS = 12_000;

/** Statuses that Node's HTTP parser sends itself, before the endpoint is called. */
const PARSER_STATUSES: Record<string, readonly number[]> = { 'an endless length': [400] };

export const test: TortureTest = {
  id: 'B1',
  title: 'Bad requests over sockets: 270 named, 1,000 generated (short: 200), slow ones; then odd texts',
  expected: 'the right 4xx each, no 5xx, no row, no personal data in the log; then good ones are stored as they are',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const server = await startServer(place.address, { env: { LOG_LEVEL: 'debug' } });
    try {
      const slow = mapConcurrent(SLOW_REQUESTS, 10, (request) => sendBroken(server.origin, request));
      const named = [...(await toBrokenRequests(BAD_REQUESTS)), ...BROKEN_REQUESTS];
      const generated = await generate(short ? 200 : 1_000, Math.floor(random() * 2 ** 31));
      const quick = await mapConcurrent([...named, ...generated], 8, (request) => sendBroken(server.origin, request));
      log(`${quick.length} answered, the slow ones are under way`);
      const results = [...quick, ...(await slow)];

      const wrong = results.filter(({ isRight }) => !isRight);
      for (const { name, response } of wrong.slice(0, 20)) log(`${name}: ${response.statuses.join(', ') || 'nothing'}`);
      const statuses = results.flatMap(({ response }) => response.statuses);
      const silent = results.filter(({ response }) => response.statuses.length === 0).length;
      const slowest = Math.max(...results.map(({ response }) => response.ms));
      const leaks = server
        .output()
        .split('\n')
        .filter((line) => PERSONAL_DATA.test(line));
      for (const line of leaks.slice(0, 3)) log(`in the log: ${line}`);
      const logged = server.output().split('"event":"quote-request"').length - 1;
      const rows = await countRows(place.address);
      const good = await send(server.origin, newSubmission(random));
      const { sent, changed, formulas } = await sendOddTexts(server.origin, place.address, random);
      for (const what of [...changed, ...formulas].slice(0, 5)) log(`not kept as it is: ${what}`);
      const isClean = wrong.length + rows + leaks.length + changed.length + formulas.length === 0;
      const isWhole = isClean && good.status === 201 && !server.hasEnded();
      return {
        figure:
          `${named.length} named, ${generated.length} generated, ${SLOW_REQUESTS.length} slow: ${wrong.length} wrong answers, ` +
          `${statuses.filter((status) => status >= 500).length} x 5xx, ${silent} hung up on, slowest ${(slowest / 1000).toFixed(1)} s; ` +
          `${rows} rows; ${leaks.length} of ${logged} log lines with personal data; then ${good.status}, ` +
          `and of ${sent} odd texts in fields ${changed.length} changed, ${formulas.length} formulas in the CSV`,
        ok: isWhole && logged > generated.length && (short || slowest < MAX_MS),
      };
    } finally {
      await server.kill();
      await place.remove();
    }
  },
};

type Verdict = { name: string; response: RawResponse; isRight: boolean };

async function sendBroken(origin: string, request: BrokenRequest & { field?: string | undefined }): Promise<Verdict> {
  const { name, pieces, statuses, mayClose = false, field } = request;
  const response = await sendRaw(origin, pieces);
  const namesField = field === undefined || response.text.includes(`${JSON.stringify(field)}:`);
  const isAnswered = response.statuses.length > 0 || (mayClose && response.isClosed);
  return {
    name,
    response,
    isRight: isAnswered && namesField && response.statuses.every((status) => statuses.includes(status)),
  };
}

function toBrokenRequests(requests: typeof BAD_REQUESTS): Promise<(BrokenRequest & { field?: string | undefined })[]> {
  return Promise.all(
    requests.map(async ({ name, request, status, field }) => ({
      name,
      field,
      pieces: await toRequestBytes(request),
      statuses: PARSER_STATUSES[name] ?? [status],
      mayClose: status === 413,
    })),
  );
}

/** Objects, texts, and requests with a broken head. */
async function generate(count: number, seed: number): Promise<BrokenRequest[]> {
  const sample = <T>(arbitrary: fc.Arbitrary<T>, share: number) =>
    fc.sample(arbitrary, { numRuns: Math.ceil(count * share), seed });
  const objects = sample(badAnswers, 0.5).filter((answers) => parseRequest(answers).request === undefined);
  const texts = sample(badTexts, 0.3);
  const generated: [TestRequest, readonly number[]][] = [
    ...objects.map((answers): [TestRequest, number[]] => [{ body: JSON.stringify(answers) ?? '' }, [400, 422]]),
    ...texts.map((body): [TestRequest, number[]] => [{ body }, [400, 422]]),
  ];
  const heads = sample(fc.tuple(fc.nat(200), fc.constantFrom(...'\0\t\r\n :,;=%\u007f\u00e9Az09'), fc.boolean()), 0.2);
  return [
    ...(await Promise.all(
      generated.map(async ([one, statuses], index) => ({
        name: `generated ${index}: ${String(one.body).slice(0, 80)}`,
        pieces: await toRequestBytes(one),
        statuses,
      })),
    )),
    ...(await Promise.all(heads.map(breakHead))),
  ];
}

/** A request with an invalid body, and one character added or replaced somewhere after its request line. */
async function breakHead([at, character, isAdded]: [number, string, boolean], index: number): Promise<BrokenRequest> {
  const [head = '', body = ''] = await toRequestBytes({ body: '{"a"' });
  const first = String(head).indexOf('\r\n') + 2;
  const position = first + (at % (String(head).length - first));
  const bytes = String(head).slice(0, position) + character + String(head).slice(isAdded ? position : position + 1);
  return {
    name: `generated head ${index}: ${JSON.stringify(bytes.slice(position - 20, position + 20))}`,
    pieces: [bytes, body],
    // The server waits for the rest of an incomplete request and then refuses it as too slow.
    statuses: [400, 403, 408, 413, 415, 431],
    mayClose: true,
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
