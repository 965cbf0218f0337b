import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

/** The rest of a longer response is not read. */
const MAX_RESPONSE_BYTES = 64 * 1024;

type Post = { url: URL; headers: Record<string, string>; body: string; signal: AbortSignal };

/** The parts of a response that decide the outcome. */
export type PostResponse = { status: number; retryAfter: string | undefined };

/**
 * Posts once over a new connection and follows no redirects. Resolves when the response ends, breaks off, or reaches 64 KB,
 * because its status is known then. Rejects without a response, and when the signal is aborted.
 */
export function postOnce({ url, headers, body, signal }: Post): Promise<PostResponse> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, { method: 'POST', headers, agent: false, signal });
    let reply: PostResponse | undefined;
    request.on('error', (error) => (reply ? resolve(reply) : reject(error)));
    request.on('response', (response) => {
      const result: PostResponse = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
      reply = result;
      readUpTo(MAX_RESPONSE_BYTES, response, () => {
        request.destroy();
        resolve(result);
      });
    });
    request.end(body);
  });
}

function readUpTo(maxBytes: number, response: IncomingMessage, done: () => void): void {
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size >= maxBytes) done();
  });
  for (const event of ['end', 'error', 'close']) response.on(event, done);
}
