import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signWebhook } from '#lib/leads/delivery/webhook-signature';
import type { WebhookBody } from '#lib/leads/delivery/webhook-body';

const KEY = Buffer.from('a secret of the torture tests only');

/** One attempt to deliver. */
export type Call = {
  id: string;
  /** When it began, by `performance.now`. */
  at: number;
  body: WebhookBody;
  /** How many were under way, this one included. */
  underWay: number;
  /** What its time says, in milliseconds since 1970 UTC. */
  signedAt: number;
  /** Whether the signature is that of the body and of its time. */
  isSigned: boolean;
};

export type WebhookHouse = {
  env: Record<string, string>;
  port: number;
  calls: Call[];
  close: () => Promise<void>;
};

type Manner = {
  port?: number;
  /** Speaks TLS with this key and certificate. */
  tls?: { key: string; cert: string };
  /** Answers a call, or does something else with the connection. */
  answer: (call: Call, response: ServerResponse) => void | Promise<void>;
};

/** A webhook on this machine that does with each call what it is told, and keeps them all. */
export async function openWebhookHouse({ port = 0, tls, answer }: Manner): Promise<WebhookHouse> {
  const calls: Call[] = [];
  let underWay = 0;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
    const at = performance.now();
    const raw = await text(request).catch(() => undefined);
    if (raw === undefined) return;
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = request.headers;
    const timestamp = Number(time);
    const expected = signWebhook(KEY, { id: String(id), timestamp, body: raw });
    const call: Call = {
      id: String(id),
      at,
      body: JSON.parse(raw) as WebhookBody,
      underWay,
      signedAt: timestamp * 1_000,
      isSigned: signature === expected && request.headers['idempotency-key'] === id,
    };
    calls.push(call);
    await answer(call, response);
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => void take(request, response);
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  // A client that gives up, also before TLS is agreed on.
  for (const event of ['clientError', 'tlsClientError']) server.on(event, (_error, socket) => void socket.destroy());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    env: webhookEnv(`${tls ? 'https' : 'http'}://127.0.0.1:${own}/quotes`),
    port: own,
    calls,
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** What a server is told about a webhook at `url`. */
export function webhookEnv(url: string): Record<string, string> {
  return { WEBHOOK_URL: url, WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}` };
}
