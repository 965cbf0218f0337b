import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mood } from './fake-pubnub.ts';

export type FakeQuotes = {
  /** What to set STOCK_QUOTES_URL to. */
  address: string;
  asked: { path: string; headers: IncomingHttpHeaders }[];
  setMood: (mood: Mood) => void;
  stop: () => void;
};

/** A service for share prices, on 127.0.0.1: everything has risen by 12.3 % by November 20. */
export async function startFakeQuotes(): Promise<FakeQuotes> {
  const asked: FakeQuotes['asked'] = [];
  let mood: Mood = 'work';
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    if (mood === 'hang-up') request.socket.destroy();
    else if (mood === 'refuse') response.writeHead(403).end('{}');
    else if (mood === 'nonsense') response.end('<h1>Welcome to the hotel</h1>');
    else if (mood === 'work') response.end(JSON.stringify({ percent: 12.34, asOf: '2026-11-20T21:00:00Z' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/change`,
    asked,
    setMood: (next) => (mood = next),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
