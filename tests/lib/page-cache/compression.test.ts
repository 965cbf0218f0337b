import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, ServerResponse, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compressAnswers } from '#lib/page-cache/compression';
import { packFiles } from '#lib/page-cache/packed-files';
import { guardResponses } from '#lib/page-cache/response-guard';

const HTML = 'text/html; charset=utf-8';
const PAGE = `<!doctype html><p>${Array.from({ length: 900 }, (_, index) => `Riddle ${index * 7919} – “quoted”`).join(' ')}</p>`;
const ALL = 'gzip, deflate, br, zstd';

const distFolder = mkdtempSync(join(tmpdir(), 'compression-'));
const { write, end, flushHeaders, writeHead } = ServerResponse.prototype;
beforeAll(() => {
  const page = { html: '<h1>Something went wrong</h1>', policy: "default-src 'none'" };
  guardResponses([], { failure: page, badAddress: page });
  compressAnswers(distFolder);
});
afterAll(() => {
  Object.assign(ServerResponse.prototype, { write, end, flushHeaders, writeHead });
  rmSync(distFolder, { recursive: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What a server that answers so sends over the wire, as often as asked. */
async function answersOf(listener: RequestListener, accepted: string | undefined, { times = 1, method = 'GET' } = {}) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<Answer>((resolve, reject) => {
      request(
        { port, method, headers: { connection: 'close', ...(accepted && { 'accept-encoding': accepted }) } },
        (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
          );
        },
      )
        .on('error', reject)
        .end();
    });
  const answers: Answer[] = [];
  try {
    for (let turn = 0; turn < times; turn += 1) answers.push(await ask());
  } finally {
    server.close();
  }
  return answers;
}

async function answerOf(
  listener: RequestListener,
  accepted: string | undefined = ALL,
  method = 'GET',
): Promise<Answer> {
  return (await answersOf(listener, accepted, { method }))[0]!;
}

/** A server whose answer is a text of this type, with more headers. */
function sends(headers: Record<string, string | number> = {}, text = PAGE, status = 200): RequestListener {
  return (_request, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', HTML);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(text);
  };
}

describe('an answer', () => {
  it.each<[string, RequestListener]>([
    ['at once', sends({ 'Content-Length': Buffer.byteLength(PAGE) })],
    [
      'in pieces, after its headers',
      (_request, response) => {
        response.setHeader('Content-Type', HTML);
        response.flushHeaders();
        response.write(PAGE.slice(0, 100), 'utf8', () => {
          response.write(Buffer.from(PAGE.slice(100, 5000)));
          response.end(PAGE.slice(5000), 'utf8');
        });
      },
    ],
  ])('that comes %s is compressed as a whole and has its length', async (_name, listener) => {
    const { status, headers, body } = await answerOf(listener);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(body.length).toBeLessThan(PAGE.length / 3);
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  });

  it.each([
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.1, gzip', 'br'],
    ['*', 'br'],
    ['identity', undefined],
    [undefined, undefined],
    ['br;q=0, gzip;q=0', undefined],
  ])('for who accepts %s comes in %s', async (accepted, encoding) => {
    const { headers, body } = (await answersOf(sends(), accepted))[0]!;
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((whole: Buffer) => whole);
    expect(unpack(body).toString()).toBe(PAGE);
    expect(Number(headers['content-length'])).toBe(body.length);
  });

  it.each<[string, RequestListener]>([
    ['that is small', sends({}, '<p>Short</p>')],
    ['that is no text', sends({ 'Content-Type': 'font/woff2' })],
    ['that is a stream of events', sends({ 'Content-Type': 'text/event-stream' })],
    ['that is compressed already', sends({ 'Content-Encoding': 'x-own' })],
    ['that nobody may change', sends({ 'Cache-Control': 'public, no-transform' })],
    ['that is a part', sends({ 'Content-Range': 'bytes 0-9/100' }, PAGE, 206)],
    ['that is very large', sends({}, PAGE.repeat(100))],
    [
      'that is very large and comes in pieces',
      (_request, response) => {
        response.setHeader('Content-Type', HTML);
        for (let piece = 0; piece < 99; piece += 1) response.write(PAGE);
        response.end(PAGE);
      },
    ],
  ])('%s comes as it is', async (_name, listener) => {
    const { headers, body } = await answerOf(listener);
    expect(headers['content-encoding']).not.toBe('br');
    expect([PAGE, '<p>Short</p>', PAGE.repeat(100)]).toContain(body.toString());
  });

  it('to a question for its head has no body, and is marked as it was', async () => {
    const { headers, body } = await answerOf(sends({ ETag: '"one"' }), ALL, 'HEAD');
    expect([body.length, headers['content-encoding'], headers.etag]).toEqual([0, undefined, '"one"']);
  });

  it('that is compressed has a weak tag and keeps what else it varies by', async () => {
    const { headers } = await answerOf(sends({ ETag: '"one"', Vary: 'rsc' }));
    expect(headers).toMatchObject({ etag: 'W/"one"', vary: 'rsc, Accept-Encoding' });
    const weak = await answerOf(sends({ ETag: 'W/"two"', Vary: 'accept-encoding' }));
    expect(weak.headers).toMatchObject({ etag: 'W/"two"', vary: 'accept-encoding' });
  });

  it('that failed is still the page for people', async () => {
    const { status, headers, body } = await answerOf(sends({}, PAGE, 500));
    expect([status, body.toString()]).toEqual([500, '<h1>Something went wrong</h1>']);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('the next to ask', () => {
  const shared = PAGE.replaceAll('Riddle', 'Shared');
  const own = PAGE.replaceAll('Riddle', 'Own');

  it('get what shared caches may keep compressed better', async () => {
    const listener = sends({ 'Cache-Control': 's-maxage=60' }, shared);
    const first = await answerOf(listener);
    await vi.waitFor(
      async () => expect((await answerOf(listener)).body.length).toBeLessThan(first.body.length),
      10_000,
    );
    const { headers, body } = await answerOf(listener);
    expect(brotliDecompressSync(body).toString()).toBe(shared);
    expect(Number(headers['content-length'])).toBe(body.length);
  });

  it('get it later when too many others were waiting', { timeout: 60_000 }, async () => {
    const texts = Array.from({ length: 40 }, (_, index) => PAGE.replaceAll('Riddle', `Crowd${index}`));
    const answerTo = (text: string) => answerOf(sends({ 'Cache-Control': 's-maxage=60' }, text));
    const first = await Promise.all(texts.map(answerTo));
    for (const [index, text] of texts.entries())
      await vi.waitFor(
        async () => expect((await answerTo(text)).body.length).toBeLessThan(first[index]!.body.length),
        10_000,
      );
  });

  it('get what is theirs alone as the first did', async () => {
    const sizes = (await answersOf(sends({ 'Cache-Control': 'private, no-store' }, own), ALL, { times: 3 })).map(
      ({ body }) => body.length,
    );
    expect(new Set(sizes).size).toBe(1);
  });
});

describe('what a build publishes for a year', () => {
  const chunks = join(distFolder, 'static', 'chunks');
  const script = PAGE.replaceAll('Riddle', 'Script');
  const packed = () => readdirSync(join(distFolder, 'cache', 'packed'));
  beforeAll(async () => {
    mkdirSync(chunks, { recursive: true });
    writeFileSync(join(chunks, 'a.js'), script);
    writeFileSync(join(chunks, 'short.css'), 'p{color:red}');
    await packFiles(distFolder);
  });

  it('is compressed as well as can be for the first who asks', async () => {
    const immutable = { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' };
    const [first, other] = await Promise.all([
      answerOf(sends(immutable, script)),
      answerOf(sends(immutable, script.replaceAll('Script', 'Others'))),
    ]);
    expect(brotliDecompressSync(first.body).toString()).toBe(script);
    expect(first.body.length).toBeLessThan(other.body.length * 0.97);
  });

  it('is compressed once, and forgotten when it is gone', async () => {
    const [before] = packed();
    expect(await packFiles(distFolder)).toBe(1);
    expect(packed()).toEqual([before]);
    rmSync(join(chunks, 'a.js'));
    writeFileSync(join(chunks, 'b.js'), script.replaceAll('Script', 'Second'));
    expect(await packFiles(distFolder)).toBe(1);
    expect(packed()).toHaveLength(1);
    expect(packed()).not.toContain(before);
  });
});
