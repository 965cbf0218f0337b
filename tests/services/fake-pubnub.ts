import { once } from 'node:events';
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';

/** What the service does with requests: `work`, never answer, refuse with a status, answer nonsense, or hang up. */
export type Mood = 'work' | 'silent' | 'refuse' | 'nonsense' | 'hang-up';

export type FakePubNub = {
  origin: string;
  port: number;
  /** Paths with query of everything that was asked for, in order. */
  asked: string[];
  /** Messages that were published with the keys of a host, in order, and whether history keeps them. */
  published: { channel: string; message: unknown; isKept: boolean }[];
  /** Publishes by itself, whatever the mood. Not kept in history unless asked. */
  say: (channel: string, message: unknown, keep?: boolean) => void;
  /** For everything, or for one kind of request. */
  setMood: (mood: Mood, kind?: Kind) => void;
  /** How many long polls wait for news right now. */
  waiting: () => number;
  stop: () => void;
};

export type Kind = 'subscribe' | 'publish' | 'history' | 'presence';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
};

type Message = { channel: string; message: unknown; timetoken: number; isKept: boolean };
type Wait = { channels: string[]; after: number; response: ServerResponse };

const KINDS: [Kind, RegExp][] = [
  ['subscribe', /^\/v2\/subscribe\/([^/]+)\/([^/]+)\/0$/],
  ['publish', /^\/publish\/([^/]+)\/([^/]+)\/0\/([^/]+)\/0/],
  ['history', /^\/v3\/history\/sub-key\/([^/]+)\/channel\/([^/]+)$/],
  ['presence', /^\/v2\/presence\/sub-key\/([^/]+)\/channel\/([^/]+)\/(heartbeat|leave)$/],
];

/** The part of PubNub that boards use, on 127.0.0.1: subscribe as a long poll, publish, history and presence. */
export async function startFakePubNub(tls?: { key: string; cert: string }): Promise<FakePubNub> {
  const log: Message[] = [];
  const asked: string[] = [];
  const moods = new Map<Kind, Mood>();
  let waits: Wait[] = [];
  let clock = 17_000_000_000_000_000;

  function add(channel: string, message: unknown, isKept: boolean): number {
    log.push({ channel, message, timetoken: (clock += 10), isKept });
    const ready = waits.filter((wait) => newsFor(wait).length > 0);
    waits = waits.filter((wait) => !ready.includes(wait));
    for (const wait of ready) answerWith(wait, newsFor(wait));
    return clock;
  }

  const newsFor = ({ channels, after }: Wait) =>
    log.filter(({ channel, timetoken }) => channels.includes(channel) && timetoken > after);

  function answerWith({ response }: Wait, news: Message[]) {
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
    asked.push(`${url.pathname}${url.search}`);
    const [kind, match] =
      KINDS.map(([name, pattern]) => [name, pattern.exec(url.pathname)] as const).find(([, found]) => found) ?? [];
    const body = await buffer(request);
    switch (kind && moods.get(kind)) {
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
        .filter(({ channel, isKept }) => isKept && channel === second)
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
    if (wait.after === 0) return answerWith(wait, []);
    const news = newsFor(wait);
    if (news.length > 0) return answerWith(wait, news);
    waits.push(wait);
    response.once('close', () => (waits = waits.filter((one) => one !== wait)));
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => void answer(request, response);
  const server = tls ? createTlsServer(tls, listener) : createPlainServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    asked,
    get published() {
      return log.map(({ channel, message, isKept }) => ({ channel, message, isKept }));
    },
    say: (channel, message, keep = false) => void add(channel, message, keep),
    setMood: (mood, kind) => {
      for (const [name] of KINDS) if (!kind || kind === name) moods.set(name, mood);
      if (mood === 'work') return;
      // Who waits for news meets the mood, too.
      for (const wait of waits) if (!kind || kind === 'subscribe') wait.response.socket?.destroy();
    },
    waiting: () => waits.length,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { ...CORS, 'Content-Type': 'text/javascript; charset=UTF-8' }).end(JSON.stringify(body));
}
