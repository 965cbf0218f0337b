import { setTimeout as pause } from 'node:timers/promises';
import { quoteRequest } from '#tests/factories/quote-request';
import type { Bytes } from './send-raw.ts';

/** A malformed request for the endpoint, and the statuses that are correct responses to it. */
export type BrokenRequest = {
  name: string;
  pieces: Iterable<Bytes> | AsyncIterable<Bytes>;
  statuses: readonly number[];
  /**
   * True when the server may also close the connection (RFC 9110 for a body that is too large): the response is lost when the body is still
   * being sent.
   */
  mayClose?: boolean;
};

const BODY = JSON.stringify(
  quoteRequest({ firstName: 'Canary', lastName: 'Mustnotshow', email: 'canary@mustnotshow.example' }),
);
const KEY = 'b1b1b1b1-3c1f-4f0e-9a55-0d9f4a5a7c11';
const HOST = 'Host: localhost:3000';
const TYPE = 'Content-Type: application/json';
const ID = `Idempotency-Key: ${KEY}`;
const CLOSE = 'Connection: close';
const LENGTH = `Content-Length: ${BODY.length}`;
const CHUNKED = 'Transfer-Encoding: chunked';
const CHUNKS = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
const SMUGGLED = `GET /api/health HTTP/1.1\r\n${HOST}\r\n\r\n`;

const POST = 'POST /api/quotes HTTP/1.1';
const lines = (...head: string[]) => `${head.join('\r\n')}\r\n\r\n`;

/** A valid request except for the added header lines, or for the lines that replace its length. */
const broken = (
  name: string,
  head: string[],
  body: Bytes = BODY,
  statuses: readonly number[] = [400],
): BrokenRequest => ({
  name,
  pieces: [lines(POST, HOST, TYPE, ID, CLOSE, ...head), body],
  statuses,
});
const raw = (name: string, bytes: Bytes, statuses: readonly number[] = [400]): BrokenRequest => ({
  name,
  pieces: [bytes],
  statuses,
});

/** Request smuggling: two servers in a row could parse these as requests of different lengths. */
const smuggling: BrokenRequest[] = [
  broken('two lengths', [LENGTH, 'Content-Length: 3']),
  broken('the same length twice', [LENGTH, LENGTH]),
  broken('two lengths in one line', [`${LENGTH}, 3`]),
  broken('a length with a sign', [`Content-Length: +${BODY.length}`]),
  broken('a negative length', ['Content-Length: -1']),
  broken('a hexadecimal length', ['Content-Length: 0x10']),
  broken('a length in words', ['Content-Length: all of it']),
  broken('a length and chunks', [LENGTH, CHUNKED], CHUNKS),
  broken('chunks and a length', [CHUNKED, 'Content-Length: 4'], CHUNKS),
  broken('chunks, then identity', ['Transfer-Encoding: chunked, identity'], CHUNKS),
  broken('chunks twice', [CHUNKED, 'Transfer-Encoding: identity'], CHUNKS),
  broken('an encoding that is almost chunked', ['Transfer-Encoding: xchunked'], CHUNKS),
  broken('a space before the colon', ['Transfer-Encoding : chunked', LENGTH], CHUNKS),
  broken('an encoding behind a vertical tab', [`Transfer-Encoding:\u000bchunked`, LENGTH], CHUNKS),
  broken('a folded line', [LENGTH, 'X-Folded: one', ' Transfer-Encoding: chunked']),
  broken('a length behind a bare line feed', ['X-One: 1\nContent-Length: 5', LENGTH]),
  broken('a length behind a bare carriage return', ['X-One: 1\rContent-Length: 5', LENGTH]),
  broken('a chunk size that is none', [CHUNKED], `zz\r\n${BODY}\r\n0\r\n\r\n`),
  broken('a chunk size with a sign', [CHUNKED], `-1\r\n${BODY}\r\n0\r\n\r\n`),
  broken('a chunk size that is endless', [CHUNKED], `${'F'.repeat(20)}\r\n${BODY}\r\n0\r\n\r\n`),
  broken('a chunk that is longer than it says', [CHUNKED], `5\r\n${BODY}\r\n0\r\n\r\n`),
  broken('chunks of 40 KB with an extension each', [CHUNKED], manyChunks('x'.repeat(64), ';a=b'), [400, 413]),
  broken('a chunk with an extension of 20 KB', [CHUNKED], `5;${'x'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`, [400, 413]),
  broken('a body that is longer than it says', ['Content-Length: 4'], `null${SMUGGLED}`, [400, 422]),
  broken('a second request behind a refused one', ['Content-Length: 2', 'Origin: null'], `{}${SMUGGLED}`, [403, 400]),
];

function manyChunks(piece: string, extension: string): string {
  return `${`${piece.length.toString(16)}${extension}\r\n${piece}\r\n`.repeat(640)}0\r\n\r\n`;
}

const notHttp: BrokenRequest[] = [
  raw('garbage', '\u0001\u0002\u0003 what is this\r\n\r\n'),
  raw('a line of 100 KB', `POST /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`, [414, 431]),
  raw('TLS', Uint8Array.of(0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, ...Array<number>(40).fill(7))),
  raw('the opening of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  raw('HTTP/3.0', lines('POST /api/quotes HTTP/3.0', HOST, TYPE, ID, LENGTH) + BODY, [400, 505]),
  raw('HTTP/0.9', 'GET /api/quotes\r\n\r\n', [400, 405]),
  raw('a lower case method', lines('post /api/quotes HTTP/1.1', HOST, TYPE, ID, LENGTH, CLOSE) + BODY),
  raw('an unknown method', lines('QUOTE /api/quotes HTTP/1.1', HOST, TYPE, ID, LENGTH, CLOSE) + BODY),
  raw('an SMTP client', 'EHLO mail.example.com\r\nMAIL FROM:<canary@mustnotshow.example>\r\n'),
  raw('a header without a colon', lines(POST, HOST, TYPE, ID, 'canary', LENGTH, CLOSE) + BODY),
  raw('NUL in a header', lines(POST, HOST, TYPE, ID, 'X-Name: a\0b', LENGTH, CLOSE) + BODY),
  raw('a space in the name of a header', lines(POST, HOST, TYPE, ID, 'X Name: canary', LENGTH, CLOSE) + BODY),
  raw('no host', lines(POST, TYPE, ID, LENGTH, CLOSE) + BODY),
  raw('headers of 100 KB', lines(POST, HOST, TYPE, ID, `X-Long: ${'canary '.repeat(15_000)}`, LENGTH) + BODY, [431]),
  raw('5,000 headers', lines(POST, HOST, ...Array.from({ length: 5_000 }, (_, i) => `X-${i}: 1`)) + BODY, [431]),
  {
    ...raw('CONNECT', lines('CONNECT canary.mustnotshow.example:443 HTTP/1.1', HOST), [400, 404, 405]),
    mayClose: true,
  },
  raw('TRACE', lines('TRACE /api/quotes HTTP/1.1', HOST, CLOSE), [400, 405]),
];

const wellFormed: BrokenRequest[] = [
  broken('an expectation that is never met', [LENGTH, 'Expect: 200-maybe'], BODY, [417]),
  broken(
    'a length of 10 MB that expects 100 Continue',
    ['Content-Length: 10000000', 'Expect: 100-continue'],
    '',
    [413],
  ),
  broken('another host as its origin', [LENGTH, 'Origin: https://canary.mustnotshow.example'], BODY, [403]),
  broken('no page as its origin', [LENGTH, 'Origin: null'], BODY, [403]),
  broken(
    'another site, and who sent it there',
    [LENGTH, 'Sec-Fetch-Site: cross-site', 'Referer: http://canary.mustnotshow.example/?q=mustnotshow'],
    BODY,
    [403],
  ),
  broken(
    'names and addresses in every header',
    [
      LENGTH,
      ...['User-Agent', 'Referer', 'Cookie', 'Authorization', 'X-Real-IP', 'Forwarded', 'From'].map(
        (name) => `${name}: canary@mustnotshow.example`,
      ),
      'Origin: null',
    ],
    BODY,
    [403],
  ),
  raw(
    'an address with a name in it',
    lines('DELETE /api/quotes?email=canary@mustnotshow.example HTTP/1.1', HOST, CLOSE),
    [405],
  ),
  raw(
    'an address with a broken escape',
    lines('POST /api/quotes/%E0%A4%A HTTP/1.1', HOST, TYPE, ID, LENGTH, CLOSE) + BODY,
    [400, 404],
  ),
  raw(
    'a path out of the folder',
    lines('POST /api/quotes/../../../../etc/passwd HTTP/1.1', HOST, TYPE, ID, LENGTH, CLOSE) + BODY,
    [400, 404, 405],
  ),
  raw(
    'a path below the endpoint',
    lines('POST /api/quotes/RR-7KQ2-M9TX HTTP/1.1', HOST, TYPE, ID, LENGTH, CLOSE) + BODY,
    [404],
  ),
  raw('no agent and nothing else', lines(POST, HOST, CLOSE), [415]),
  raw('two bad requests in a row', (lines(POST, HOST, TYPE, 'Content-Length: 2') + '{}').repeat(2)),
  { ...broken('10 MB', ['Content-Length: 10000000'], 'x'.repeat(10_000_000), [413]), mayClose: true },
  { ...broken('10 MB in chunks', [], '', [413]), pieces: tenMegabytes(), mayClose: true },
  broken('32 KB and one byte', [`Content-Length: ${32 * 1024 + 1}`], BODY.padEnd(32 * 1024 + 1), [413]),
  broken('a bomb of gzip', ['Content-Encoding: gzip', 'Content-Length: 10'], '\u001f\u008b\b\0\0\0\0\0', [415]),
  broken('an upgrade to a socket', [LENGTH, 'Origin: null', 'Upgrade: websocket'], BODY, [400, 403, 426]),
  broken('an action of the framework', [LENGTH, 'Next-Action: 7f3b0c2a', 'Origin: null'], BODY, [400, 403, 404]),
];

function* tenMegabytes(): Iterable<Bytes> {
  yield lines(POST, HOST, TYPE, ID, CLOSE, CHUNKED);
  const piece = `2000\r\n${' '.repeat(0x2000)}\r\n`;
  for (let count = 0; count < 1_250; count++) yield piece;
  yield '0\r\n\r\n';
}

/** Requests that are never complete. The server waits 10 s for a body. */
export const SLOW_REQUESTS: readonly BrokenRequest[] = [
  {
    ...broken('a body of one byte a second', [], '', [408]),
    pieces: onePerSecond(lines(POST, HOST, TYPE, ID, LENGTH), BODY),
  },
  {
    ...broken('chunks of one byte a second', [], '', [408]),
    pieces: onePerSecond(lines(POST, HOST, TYPE, ID, CHUNKED), ...Array<string>(60).fill('1\r\nx\r\n')),
  },
  { ...broken('a body that stops', [], '', [408]), pieces: [lines(POST, HOST, TYPE, ID, LENGTH), BODY.slice(0, -1)] },
  {
    ...broken('a form of one byte a second', [], '', [408]),
    pieces: onePerSecond(
      lines('POST /get-a-quote HTTP/1.1', HOST, 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 60'),
      '--x\r\nContent-Disposition: form-data; name="city"\r\n\r\nCanary',
    ),
  },
];

/** Yields the first text at once, then one piece a second: a character of the second text, or one of several texts. */
async function* onePerSecond(head: string, ...rest: string[]): AsyncIterable<Bytes> {
  yield head;
  for (const piece of rest.length === 1 ? rest[0]! : rest) {
    yield piece;
    await pause(1_000);
  }
}

export const BROKEN_REQUESTS: readonly BrokenRequest[] = [...smuggling, ...notHttp, ...wellFormed];
