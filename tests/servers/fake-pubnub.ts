import { once } from 'node:events';
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';

/** The behavior of the service: `work`, never respond, refuse with a status, respond with nonsense, or close the connection. */
export type Behavior = 'work' | 'silent' | 'refuse' | 'nonsense' | 'hang-up';

export type FakePubNub = {
  origin: string;
  port: number;
  /** Path and query of every request, in order. */
  requests: string[];
  /** All published messages in order, and whether history stores them. */
  published: { channel: string; message: unknown; isStored: boolean }[];
  /** Publishes a message, whatever the behavior. It is stored in history only with `keep`. */
  publish: (channel: string, message: unknown, keep?: boolean) => void;
  /** Sets the behavior of all requests, or of one kind. */
  setBehavior: (behavior: Behavior, kind?: Kind) => void;
  /** The number of open long polls. */
  waiting: () => number;
  stop: () => void;
};

export type Kind = 'subscribe' | 'publish' | 'history' | 'presence';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
};

type Message = { channel: string; message: unknown; timetoken: number; isStored: boolean };
type LongPoll = { channels: string[]; after: number; response: ServerResponse };

const KINDS: [Kind, RegExp][] = [
  ['subscribe', /^\/v2\/subscribe\/([^/]+)\/([^/]+)\/0$/],
  ['publish', /^\/publish\/([^/]+)\/([^/]+)\/0\/([^/]+)\/0/],
  ['history', /^\/v3\/history\/sub-key\/([^/]+)\/channel\/([^/]+)$/],
  ['presence', /^\/v2\/presence\/sub-key\/([^/]+)\/channel\/([^/]+)\/(heartbeat|leave)$/],
];

/** The part of PubNub that boards use, on 127.0.0.1: subscribe as a long poll, publish, history and presence. */
export async function startFakePubNub(tls?: { key: string; cert: string }): Promise<FakePubNub> {
  const log: Message[] = [];
  const requests: string[] = [];
  const behaviors = new Map<Kind, Behavior>();
  let longPolls: LongPoll[] = [];
  let clock = 17_000_000_000_000_000;

  function add(channel: string, message: unknown, isStored: boolean): number {
    log.push({ channel, message, timetoken: (clock += 10), isStored });
    const ready = longPolls.filter((wait) => newMessagesFor(wait).length > 0);
    longPolls = longPolls.filter((wait) => !ready.includes(wait));
    for (const wait of ready) respondWith(wait, newMessagesFor(wait));
    return clock;
  }

  const newMessagesFor = ({ channels, after }: LongPoll) =>
    log.filter(({ channel, timetoken }) => channels.includes(channel) && timetoken > after);

  function respondWith({ response }: LongPoll, news: Message[]) {
    const m = news.map(({ channel, message, timetoken }) => ({
      a: '1',
      f: 0,
      i: 'host',
      p: { t: `${timetoken}`, r: 1 },
      k: 'sub',
      c: channel,
      d: message,
    }));
    json(response, { t: { t: `${news.at(-1)?.timetoken ?? clock}`, r: 1 }, m });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://fake');
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    requests.push(`${url.pathname}${url.search}`);
    const [kind, match] =
      KINDS.map(([name, pattern]) => [name, pattern.exec(url.pathname)] as const).find(([, found]) => found) ?? [];
    const body = await buffer(request);
    switch (kind && behaviors.get(kind)) {
      case 'silent':
        return;
      case 'hang-up':
        return void request.socket.destroy();
      case 'refuse':
        return json(response, { status: 403, error: true, message: 'Forbidden', service: 'Access Manager' }, 403);
      case 'nonsense':
        return void response
          .writeHead(200, { ...CORS, 'Content-Type': 'text/html' })
          .end('<h1>Welcome to the hotel</h1>');
    }
    const [, , second = '', third = ''] = match ?? [];
    if (kind === 'presence') return json(response, { status: 200, message: 'OK', service: 'Presence' });
    if (kind === 'history') {
      const kept = log
        .filter(({ channel, isStored }) => isStored && channel === second)
        .slice(-Number(url.searchParams.get('max') ?? 25));
      const channels = { [second]: kept.map(({ message, timetoken }) => ({ message, timetoken: `${timetoken}` })) };
      return json(response, { status: 200, error: false, error_message: '', channels });
    }
    if (kind === 'publish') {
      const timetoken = add(
        decodeURIComponent(third),
        JSON.parse(String(inflateSync(body))) as unknown,
        url.searchParams.get('store') !== '0',
      );
      return json(response, [1, 'Sent', `${timetoken}`]);
    }
    if (kind !== 'subscribe') return json(response, { status: 404, error: true, message: 'No such thing' }, 404);
    const wait = {
      channels: decodeURIComponent(second).split(','),
      after: Number(url.searchParams.get('tt') ?? 0),
      response,
    };
    if (wait.after === 0) return respondWith(wait, []);
    const news = newMessagesFor(wait);
    if (news.length > 0) return respondWith(wait, news);
    longPolls.push(wait);
    response.once('close', () => (longPolls = longPolls.filter((one) => one !== wait)));
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => void answer(request, response);
  const server = tls ? createTlsServer(tls, listener) : createPlainServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    requests,
    get published() {
      return log.map(({ channel, message, isStored }) => ({ channel, message, isStored }));
    },
    publish: (channel, message, keep = false) => void add(channel, message, keep),
    setBehavior: (behavior, kind) => {
      for (const [name] of KINDS) if (!kind || kind === name) behaviors.set(name, behavior);
      if (behavior === 'work') return;
      // The behavior also applies to open long polls.
      for (const wait of longPolls) if (!kind || kind === 'subscribe') wait.response.socket?.destroy();
    },
    waiting: () => longPolls.length,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { ...CORS, 'Content-Type': 'text/javascript; charset=UTF-8' }).end(JSON.stringify(body));
}
