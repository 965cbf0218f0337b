import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The behavior of a webhook at the first attempt of one delivery, and the expected outcome of that attempt. */
export type WebhookFault = {
  name: string;
  answer: (response: ServerResponse, redirectTarget: string) => void | Promise<void>;
  result: 'delivered' | 'delivery-failed' | 'delivery-dead';
  /** The expected error class. */
  error?: RegExp;
  /** The shortest time until the next attempt, in milliseconds. */
  minDelayMs?: number;
};

/** Sent in pieces, so that little data is in transit when the other side closes the connection. */
export const PIECE_BYTES = 8 * 1024;

const TEN_MB_BYTES = 10_000_000;

const status = (code: number, result: WebhookFault['result'], headers: Record<string, string> = {}): WebhookFault => ({
  name: [code, ...Object.values(headers)].join(' '),
  answer: (response) => void response.writeHead(code, headers).end('An answer in words.'),
  result,
  ...(result !== 'delivered' && { error: new RegExp(`^http-${code}$`) }),
});

/** Raw bytes on the connection, without Node's HTTP server. */
const raw = (name: string, bytes: string, result: WebhookFault['result'], error?: RegExp): WebhookFault => ({
  name,
  answer: ({ socket }) => void socket?.end(bytes),
  result,
  ...(error && { error }),
});

const redirects = [301, 302, 303, 307, 308].map((code): WebhookFault => ({
  ...status(code, 'delivery-dead'),
  answer: (response, redirectTarget) => void response.writeHead(code, { Location: redirectTarget }).end(),
}));

const NETWORK = /^net-(ECONNRESET|EPIPE|UND_ERR_SOCKET|failed)$/;
const TIMEOUT = /^timeout$/;

/** Faults that keep a connection open for long. */
export const SLOW_FAULTS: readonly WebhookFault[] = [
  { name: 'hangs', answer: () => {}, result: 'delivery-failed', error: TIMEOUT },
  {
    name: 'a head of a byte a second',
    answer: drip('HTTP/1.1 204 No Content\r\n\r\n', 1_000),
    result: 'delivery-failed',
    error: TIMEOUT,
  },
  {
    name: 'sends 102 responses without end',
    answer: repeat('HTTP/1.1 102 Processing\r\n\r\n', 100),
    result: 'delivery-failed',
    error: TIMEOUT,
  },
  { name: '200, then a body without end', answer: unending, result: 'delivered' },
];

export const QUICK_FAULTS: readonly WebhookFault[] = [
  ...redirects,
  ...[300, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 451].map((code) => status(code, 'delivery-dead')),
  ...[408, 425, 500, 502, 503, 504, 507, 599].map((code) => status(code, 'delivery-failed')),
  ...[200, 201, 202, 204].map((code) => status(code, 'delivered')),
  { ...status(429, 'delivery-failed', { 'Retry-After': '3' }), minDelayMs: 3_000 },
  { ...status(503, 'delivery-failed', { 'Retry-After': '2' }), minDelayMs: 2_000 },
  status(429, 'delivery-failed', { 'Retry-After': 'soon' }),
  { name: 'hangs up', answer: (response) => void response.destroy(), result: 'delivery-failed', error: NETWORK },
  raw('breaks off in the head', 'HTTP/1.1 200 OK\r\nContent-Le', 'delivery-failed', NETWORK),
  raw('breaks off in the body', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', 'delivered'),
  raw('speaks SMTP', '220 mail.example.com ESMTP ready\r\n', 'delivery-dead', /^not-http$/),
  raw('speaks binary', '\u0015\u0003\u0001\u0002\u0002', 'delivery-dead', /^not-http$/),
  raw('headers of 100 KB', `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`, 'delivery-dead', /^not-http$/),
  raw(
    'two lengths',
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nyes',
    'delivery-dead',
    /^not-http$/,
  ),
  {
    name: '10 MB',
    answer: (response) => void response.writeHead(200).end(Buffer.alloc(TEN_MB_BYTES)),
    result: 'delivered',
  },
  {
    name: '10 MB with status 500',
    answer: (response) => void response.writeHead(500).end(Buffer.alloc(TEN_MB_BYTES)),
    result: 'delivery-failed',
    error: /^http-500$/,
  },
];

function drip(text: string, everyMs: number): WebhookFault['answer'] {
  return async ({ socket }) => {
    for (const character of text) {
      if (!socket || socket.destroyed) return;
      socket.write(character);
      await pause(everyMs);
    }
  };
}

function repeat(text: string, everyMs: number): WebhookFault['answer'] {
  return async ({ socket }) => {
    for (; socket && !socket.destroyed; await pause(everyMs)) socket.write(text);
  };
}

async function unending(response: ServerResponse): Promise<void> {
  response.writeHead(200);
  for (; !response.destroyed; await pause(1_000)) response.write('.');
}

/** Ten megabytes in pieces. Resolves with the number of bytes that were sent when the other side closed the connection. */
export async function sendTenMegabytes(response: ServerResponse): Promise<number> {
  response.writeHead(200, { 'Content-Length': String(TEN_MB_BYTES) });
  let sent = 0;
  for (; !response.destroyed && sent < TEN_MB_BYTES; await pause(20)) {
    response.write(Buffer.alloc(PIECE_BYTES));
    sent += PIECE_BYTES;
  }
  return sent;
}
