import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Behavior } from './fake-pubnub.ts';

export type FakeQuotes = {
  /** The value for STOCK_QUOTES_URL. */
  address: string;
  requests: { path: string; headers: IncomingHttpHeaders }[];
  setBehavior: (behavior: Behavior) => void;
  stop: () => void;
};

/** A service for share prices on 127.0.0.1: every price has risen by 12.3 % by November 20. */
export async function startFakeQuotes(): Promise<FakeQuotes> {
  const requests: FakeQuotes['requests'] = [];
  let behavior: Behavior = 'work';
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers });
    if (behavior === 'hang-up') request.socket.destroy();
    else if (behavior === 'refuse') response.writeHead(403).end('{}');
    else if (behavior === 'nonsense') response.end('<h1>Welcome to the hotel</h1>');
    else if (behavior === 'work') response.end(JSON.stringify({ percent: 12.34, asOf: '2026-11-20T21:00:00Z' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/change`,
    requests,
    setBehavior: (next) => (behavior = next),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
