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
  /** The number of attempts in progress, including this one. */
  concurrent: number;
  /** The time of the timestamp header, in milliseconds since 1970 UTC. */
  signedAt: number;
  /** Whether the signature matches the body and the timestamp. */
  isSigned: boolean;
};

export type ScriptedWebhook = {
  env: Record<string, string>;
  port: number;
  calls: Call[];
  close: () => Promise<void>;
};

type ScriptedWebhookOptions = {
  port?: number;
  /** Uses TLS with this key and certificate. */
  tls?: { key: string; cert: string };
  /** Responds to a call, or does something else with the connection. */
  answer: (call: Call, response: ServerResponse) => void | Promise<void>;
};

/** A webhook on 127.0.0.1 that responds to each call as `answer` says, and records all calls. */
export async function openScriptedWebhook({ port = 0, tls, answer }: ScriptedWebhookOptions): Promise<ScriptedWebhook> {
  const calls: Call[] = [];
  let concurrent = 0;
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    concurrent += 1;
    response.once('close', () => (concurrent -= 1));
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
      concurrent,
      signedAt: timestamp * 1_000,
      isSigned: signature === expected && request.headers['idempotency-key'] === id,
    };
    calls.push(call);
    await answer(call, response);
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => void receive(request, response);
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  // Clients that give up, also during the TLS handshake.
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

/** The environment variables for a webhook at `url`. */
export function webhookEnv(url: string): Record<string, string> {
  return { WEBHOOK_URL: url, WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}` };
}
