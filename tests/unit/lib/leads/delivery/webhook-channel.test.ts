import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '#lib/leads/delivery/channels';
import { retryAfterMs } from '#lib/leads/delivery/retry-after';
import { webhookChannel } from '#lib/leads/delivery/webhook-channel';
import { signWebhook } from '#lib/leads/delivery/webhook-signature';
import type { StoredHold, StoredQuote } from '#lib/leads/store/tables';
import { storedCall, storedHold } from '#tests/factories/stored-hold';
import { storedQuote } from '#tests/factories/stored-quote';
import { openReceiver, openSocket, type Receiver } from './receiver.ts';
import { openFakeSmtpServer } from './fake-smtp-server.ts';

const ID = '0d9f4a5a-3c1f-4f0e-9a55-2a8b9d567c11';
const KEY = Buffer.from('a key of exactly thirty-two byte');
const NOW = new Date('2026-11-20T17:00:05.250Z');

const README = readFileSync('lib/leads/README.md', 'utf8');

const QUOTE_WITH_START = storedQuote({ preferred_start: '2026-12-10T18:00-08:00' });

const servers: { close(): Promise<void> }[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function receiver(answer: (response: ServerResponse) => void): Promise<Receiver> {
  const opened = await openReceiver(answer);
  servers.push(opened);
  return opened;
}

async function socket(onSocket: (socket: Socket) => void): Promise<URL> {
  const opened = await openSocket(onSocket);
  servers.push(opened);
  return opened.url;
}

type Post = { now?: Date; attempt?: number; signal?: AbortSignal; quote?: StoredQuote; holds?: StoredHold[] };

function post(
  url: URL,
  { now = NOW, attempt = 1, signal = new AbortController().signal, ...rest }: Post = {},
): Promise<Outcome> {
  const delivery = { id: ID, channel: 'webhook', attempt, quote: storedQuote(), holds: [], ...rest } as const;
  return webhookChannel({ url, key: KEY })(delivery, { now, signal });
}

/** Replaces the timeout of the next attempt by a signal that the test aborts. */
function stubTimeout(): AbortController {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000);
    return limit.signal;
  });
  return limit;
}

/** The signature check of the README for receivers. It uses the real time. */
async function checkOfReadme(): Promise<(headers: object, rawBody: string, secret: string) => boolean> {
  const [, code = ''] = /```js\n([^`]*function isOurs(?:[^`]|`(?!``))*)```/.exec(README) ?? [];
  const address = `data:text/javascript,${encodeURIComponent(`${code}\nexport { isOurs };`)}`;
  return ((await import(/* @vite-ignore */ address)) as { isOurs: never }).isOurs;
}

/** The paths of all fields of a JSON value. */
function fieldsOf(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [place];
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, `${place}.${name}`));
}

describe('a delivered webhook', () => {
  it('carries the whole quote as JSON, and its id in two headers', async () => {
    const { url, calls } = await receiver((response) => response.end());
    expect(await post(url)).toEqual({ result: 'delivered' });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.path).toBe('/hooks/quotes');
    expect(calls[0]?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': ID,
      'webhook-id': ID,
      'webhook-timestamp': '1795194005',
    });
    expect(JSON.parse(calls[0]!.body)).toEqual({
      type: 'quote.requested',
      version: 1,
      timestamp: '2026-11-20T17:00:00.000Z',
      data: {
        reference: 'RR-7KQ2-M9TX',
        contact: { firstName: 'Imani', lastName: 'Okafor', email: 'imani@example.com', phone: '+1 555 010 7788' },
        event: {
          type: 'scavenger-hunt',
          city: 'Denver, CO, USA',
          latitude: 39.73915,
          longitude: -104.9847,
          participants: 45,
          game: 'city-hunt',
          preferredDates: ['2026-12-10', '2026-12-31'],
          preferredStart: null,
          description: 'PO 4711, one wheelchair user',
        },
        price: {
          currency: 'USD',
          baseFee: 3000,
          participants: 2475,
          total: 5475,
          version: '2026-11',
          isPerChild: false,
        },
        hold: null,
      },
    });
  });

  it.each([
    [[storedHold()], { outcome: 'held', until: '2026-11-23T17:00:00.000Z' }],
    [[storedCall(), storedHold({ outcome: 'gone', expires_at: 0 })], { outcome: 'gone', until: null }],
    [[storedCall()], { outcome: 'ask', until: null }],
  ])('says what came of the preferred start', async (holds, hold) => {
    const { url, calls } = await receiver((response) => response.end());
    await post(url, { quote: QUOTE_WITH_START, holds });
    expect(JSON.parse(calls[0]!.body).data).toMatchObject({
      event: { preferredStart: '2026-12-10T18:00-08:00' },
      hold,
    });
  });

  it('is signed again in every attempt with the same id and body, and passes the check of the README', async () => {
    const { url, calls } = await receiver((response) => response.end());
    const isOurs = await checkOfReadme();
    const secret = `whsec_${KEY.toString('base64')}`;
    const now = new Date();
    await post(url, { now: new Date(now.getTime() - 600_000) });
    await post(url, { now, attempt: 2 });
    const [first, second] = calls;
    expect(isOurs(second!.headers, second!.body, secret)).toBe(true);
    expect(isOurs(first!.headers, first!.body, secret)).toBe(false);
    expect(isOurs(second!.headers, second!.body.replace('5475', '1'), secret)).toBe(false);
    expect(isOurs({ ...second!.headers, 'webhook-id': 'other' }, second!.body, secret)).toBe(false);
    expect(isOurs(second!.headers, second!.body, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false);
    expect(second).toMatchObject({ body: first?.body, headers: { 'webhook-id': ID } });
    expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature']);
  });

  it('has the fields that the README shows', async () => {
    const { url, calls } = await receiver((response) => response.end());
    await post(url, { quote: QUOTE_WITH_START, holds: [storedHold()] });
    const [, example = ''] = /```json\n([^`]*quote\.requested[^`]*)```/.exec(README) ?? [];
    expect(fieldsOf(JSON.parse(calls[0]!.body))).toEqual(fieldsOf(JSON.parse(example)));
  });

  it('is signed like the published example of Standard Webhooks', () => {
    const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const parts = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
    expect(signWebhook(key, parts)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});

describe('a response', () => {
  it.each([
    [200, { result: 'delivered' }],
    [202, { result: 'delivered' }],
    [204, { result: 'delivered' }],
    [304, { result: 'dead', error: 'http-304' }],
    [400, { result: 'dead', error: 'http-400' }],
    [401, { result: 'dead', error: 'http-401' }],
    [404, { result: 'dead', error: 'http-404' }],
    [410, { result: 'dead', error: 'http-410' }],
    [408, { result: 'retry', error: 'http-408' }],
    [425, { result: 'retry', error: 'http-425' }],
    [429, { result: 'retry', error: 'http-429' }],
    [500, { result: 'retry', error: 'http-500' }],
    [503, { result: 'retry', error: 'http-503' }],
  ])('with status %i is classified correctly', async (status, outcome) => {
    const { url } = await receiver((response) => response.writeHead(status).end());
    expect(await post(url)).toEqual(outcome);
  });

  it.each([301, 302, 307, 308])('with status %i is not followed', async (status) => {
    const target = await receiver((response) => response.end());
    const { url } = await receiver((response) => response.writeHead(status, { Location: target.url.href }).end());
    expect(await post(url)).toEqual({ result: 'dead', error: `http-${status}` });
    expect(target.calls).toEqual([]);
  });

  it.each([
    ['seconds', '120', 120_000],
    ['a date', 'Fri, 20 Nov 2026 17:01:05 GMT', 59_750],
    ['a day', '86400', 3_600_000],
  ])('with status 429 delays the retry by %s, at most an hour', async (_name, header, ms) => {
    const { url } = await receiver((response) => response.writeHead(429, { 'Retry-After': header }).end());
    expect(await post(url)).toEqual({ result: 'retry', error: 'http-429', retryAfterMs: ms });
  });

  it.each([
    ['0', 0],
    ['Fri, 20 Nov 2020 17:00:05 GMT', 0],
    ['Fri, 20 Nov 2099 17:00:05 GMT', 3_600_000],
    ['soon', undefined],
    ['-5', undefined],
    ['1e9', undefined],
    ['2026-11-21', undefined],
    ['Fri, 99 Nov 2026 17:00:05 GMT', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('with Retry-After %j delays by %j milliseconds', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });

  it('without an end is cut off and classified by its status', async () => {
    const chunk = Buffer.alloc(64 * 1024);
    const { url } = await receiver((response) => {
      const pour = () => {
        while (response.write(chunk));
      };
      response.on('drain', pour);
      pour();
    });
    expect(await post(url)).toEqual({ result: 'delivered' });
  });

  it('of 10 MB with a refusal is cut off as well', async () => {
    const { url } = await receiver((response) => response.writeHead(404).end(Buffer.alloc(10 * 1024 * 1024)));
    expect(await post(url)).toEqual({ result: 'dead', error: 'http-404' });
  });

  it('that breaks off after its status is classified by its status', async () => {
    const url = await socket((one) =>
      one.once('data', () => one.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhal')),
    );
    expect(await post(url)).toEqual({ result: 'delivered' });
  });

  it('with a slow body is classified by its status after 10 s', async () => {
    const limit = stubTimeout();
    const onStatus = () => setImmediate(() => limit.abort());
    subscribe('http.client.response.finish', onStatus);
    const { url } = await receiver((response) => response.write('d'));
    expect(await post(url)).toEqual({ result: 'delivered' });
    unsubscribe('http.client.response.finish', onStatus);
    expect(limit.signal.aborted).toBe(true);
  });
});

describe('a missing response', () => {
  it('causes a retry after 10 s', async () => {
    const limit = stubTimeout();
    const { url } = await receiver(() => limit.abort());
    expect(await post(url)).toEqual({ result: 'retry', error: 'timeout' });
  });

  it('causes a retry after 10 s of slow headers', async () => {
    const limit = stubTimeout();
    const url = await socket((one) =>
      one.once('data', () => one.write('HTTP/1.1 200 OK\r\nX-Slow: ', () => setImmediate(() => limit.abort()))),
    );
    expect(await post(url)).toEqual({ result: 'retry', error: 'timeout' });
  });

  it('causes a retry when the site shuts down', async () => {
    const stop = new AbortController();
    const { url } = await receiver(() => stop.abort());
    expect(await post(url, { signal: stop.signal })).toEqual({ result: 'retry', error: 'net-ABORT_ERR' });
  });

  it('causes a retry after a connection reset', async () => {
    const url = await socket((one) => one.once('data', () => one.resetAndDestroy()));
    expect(await post(url)).toEqual({ result: 'retry', error: 'net-ECONNRESET' });
  });

  it('causes a retry when the receiver closes the connection', async () => {
    const url = await socket((one) => one.once('data', () => one.end()));
    expect(await post(url)).toEqual({ result: 'retry', error: 'net-ECONNRESET' });
  });

  it('causes a retry when the connection is refused', async () => {
    const opened = await openSocket(() => {});
    await opened.close();
    expect(await post(opened.url)).toEqual({ result: 'retry', error: 'net-ECONNREFUSED' });
  });

  it('causes a retry when the host name is unknown', async () => {
    const outcome = await post(new URL('https://receiver.invalid/hooks'));
    expect(outcome).toMatchObject({ result: 'retry', error: expect.stringMatching(/^net-E/) as string });
  });

  it('causes a retry when the certificate is untrusted', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    // Any server with TLS and a self-signed certificate works here.
    const server = await openFakeSmtpServer({ secure: true });
    servers.push(server);
    const outcome = await post(new URL(`https://127.0.0.1:${server.settings.server.port}/`));
    expect(outcome).toMatchObject({ result: 'retry', error: expect.stringMatching(/^net-.*CERT/) as string });
  });

  it('causes a retry when the receiver speaks no TLS', async () => {
    const { url, calls } = await receiver((response) => response.end());
    expect(await post(new URL(url.href.replace('http:', 'https:')))).toMatchObject({ result: 'retry' });
    expect(calls).toEqual([]);
  });

  it.each([
    ['garbage', 'banana\r\n\r\n'],
    ['another protocol', '220 mail.example.com ESMTP\r\n'],
    ['a header without end', `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}`],
  ])('gives the delivery up after %s', async (_name, message) => {
    const url = await socket((one) => one.once('data', () => one.write(message)));
    expect(await post(url)).toEqual({ result: 'dead', error: 'not-http' });
  });
});
