import { text } from 'node:stream/consumers';
import { createRequest, type TestRequest } from '#tests/unit/lib/leads/http/test-endpoint';
import type { Bytes } from './send-raw.ts';

/**
 * A request of the unit tests as the bytes of HTTP/1.1, on a connection that closes after the response. A stream as body is sent in chunks,
 * without a length.
 */
export async function toRequestBytes({ method = 'POST', body = '', headers = {} }: TestRequest): Promise<Bytes[]> {
  const sent = formatHeaders({ method, body, headers });
  const isStream = typeof body === 'function';
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const whole = isStream
    ? Buffer.from(await text((body as () => ReadableStream<Uint8Array>)()))
    : Buffer.from(isRaw ? body : JSON.stringify(body));
  const length =
    'content-length' in headers ? [] : [isStream ? 'Transfer-Encoding: chunked' : `Content-Length: ${whole.length}`];
  const head = [
    `${method} /api/quotes HTTP/1.1`,
    'Host: localhost:3000',
    ...length,
    ...sent,
    'Connection: close',
    '',
    '',
  ];
  return [head.join('\r\n'), ...(isStream ? toChunks(whole) : [whole])];
}

/** The headers that the unit tests would send, by the same rules. */
function formatHeaders(test: TestRequest): string[] {
  const { headers = {} } = test;
  const names = new Set(['content-type', 'idempotency-key', ...Object.keys(headers)]);
  const all = createRequest({ method: 'GET', headers: Object.fromEntries(Object.entries(headers)) }).headers;
  return [...names].flatMap((name) => {
    const value = all.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
}

function* toChunks(body: Buffer): Iterable<Bytes> {
  for (let start = 0; start < body.length; start += 8_192) {
    const piece = body.subarray(start, start + 8_192);
    yield `${piece.length.toString(16)}\r\n`;
    yield piece;
    yield '\r\n';
  }
  yield '0\r\n\r\n';
}
