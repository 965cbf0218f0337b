import { text } from 'node:stream/consumers';
import { requestOf, type Knock } from '#tests/lib/leads/endpoint/quote-door';
import type { Bytes } from './talk.ts';

/**
 * A request of the unit tests as it goes over the wire, on a connection that ends with the answer. A body that comes as a
 * stream is sent in chunks, without a length.
 */
export async function bytesOfKnock({ method = 'POST', body = '', headers = {} }: Knock): Promise<Bytes[]> {
  const sent = headersOf({ method, body, headers });
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
  return [head.join('\r\n'), ...(isStream ? inChunks(whole) : [whole])];
}

/** The headers that the unit tests would send, by the same rules. */
function headersOf(knock: Knock): string[] {
  const { headers = {} } = knock;
  const names = new Set(['content-type', 'idempotency-key', ...Object.keys(headers)]);
  const all = requestOf({ method: 'GET', headers: Object.fromEntries(Object.entries(headers)) }).headers;
  return [...names].flatMap((name) => {
    const value = all.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
}

function* inChunks(body: Buffer): Iterable<Bytes> {
  for (let start = 0; start < body.length; start += 8_192) {
    const piece = body.subarray(start, start + 8_192);
    yield `${piece.length.toString(16)}\r\n`;
    yield piece;
    yield '\r\n';
  }
  yield '0\r\n\r\n';
}
