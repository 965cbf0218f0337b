import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

/** The most that is read of an answer. */
const MOST_BYTES = 64 * 1024;

type Post = { url: URL; headers: Record<string, string>; body: string; signal: AbortSignal };

/** What counts of an answer. */
export type Reply = { status: number; retryAfter: string | undefined };

/**
 * Posts once, over a connection of its own, and follows nothing. Resolves when the answer has ended, 64 KB of it were
 * read, or it broke off: its status is known by then. Rejects when there is no answer, also by the signal.
 */
export function postOnce({ url, headers, body, signal }: Post): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, { method: 'POST', headers, agent: false, signal });
    let reply: Reply | undefined;
    request.on('error', (error) => (reply ? resolve(reply) : reject(error)));
    request.on('response', (response) => {
      const answered: Reply = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
      reply = answered;
      readUpTo(MOST_BYTES, response, () => {
        request.destroy();
        resolve(answered);
      });
    });
    request.end(body);
  });
}

function readUpTo(most: number, response: IncomingMessage, done: () => void): void {
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size >= most) done();
  });
  for (const event of ['end', 'error', 'close']) response.on(event, done);
}
