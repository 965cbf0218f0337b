import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Proxy = { origin: string; close: () => Promise<void> };

/**
 * A small round-robin proxy for several servers. A server that refuses the connection has not received the request, so the proxy tries the
 * next one. When a response breaks off, the outcome is unknown and the proxy responds with 502. It appends the client's address to
 * X-Forwarded-For.
 */
export async function openRoundRobinProxy(servers: () => readonly string[]): Promise<Proxy> {
  let next = 0;
  const proxy = createServer(
    (incoming, response) =>
      void (async () => {
        const body = await buffer(incoming).catch(() => undefined);
        if (!body) return response.destroy();
        for (const _ of servers()) {
          const all = servers();
          const answer = await forward(all[next++ % all.length]!, incoming, body);
          if (answer === 'refused') continue;
          if (answer === 'broken') break;
          return response.writeHead(answer.status, answer.headers).end(answer.body);
        }
        return response.writeHead(502).end();
      })(),
  );
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}

type Forwarded = { status: number; headers: IncomingMessage['headers']; body: Buffer } | 'refused' | 'broken';

function forward(origin: string, { method, url, headers, socket }: IncomingMessage, body: Buffer): Promise<Forwarded> {
  const chain = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return new Promise((resolve) => {
    const own = { ...headers, connection: 'close', 'x-forwarded-for': chain };
    const sent = request(origin + url, { method, headers: own, agent: false });
    sent.on('error', (error) => resolve((error as { code?: string }).code === 'ECONNREFUSED' ? 'refused' : 'broken'));
    sent.on('response', (response) => {
      buffer(response).then(
        (answer) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: answer }),
        () => resolve('broken'),
      );
    });
    sent.end(body);
  });
}
