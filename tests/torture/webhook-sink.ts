import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { json } from 'node:stream/consumers';

/** A receiver of deliveries: what it has accepted, and the environment variables for a server. */
export type Sink = {
  env: Record<string, string>;
  /** How often each delivery was accepted, by its id. Refused attempts do not count. */
  taken: Map<string, number>;
  /** The number of attempts, including refused ones. */
  attempts: () => number;
  close: () => Promise<void>;
};

export type SinkOptions = {
  /** Called at each attempt; true refuses it with a temporary error. */
  refuses?: () => boolean;
  /** The delay of each response, in milliseconds. */
  delayMs?: number;
  /** Called for each accepted delivery with its id and the reference of the quote. */
  onTaken?: (id: string, reference: string) => void;
  /** The records, when several sinks share them. */
  taken?: Map<string, number>;
};

/** A webhook on 127.0.0.1 that accepts everything, or responds with 503 when `refuses` says so. */
export async function openWebhookSink({
  refuses,
  delayMs = 0,
  onTaken,
  taken = new Map(),
}: SinkOptions = {}): Promise<Sink> {
  let attempts = 0;
  const server = createServer(
    (request, response) =>
      void (async () => {
        const body = (await json(request).catch(() => undefined)) as { data: { reference: string } } | undefined;
        // A client that closes the connection in between has delivered nothing.
        if (!body) return response.destroy();
        attempts += 1;
        if (delayMs > 0) await pause(delayMs);
        if (refuses?.()) return response.writeHead(503).end();
        const id = String(request.headers['webhook-id']);
        taken.set(id, (taken.get(id) ?? 0) + 1);
        onTaken?.(id, body.data.reference);
        return response.writeHead(204).end();
      })(),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      WEBHOOK_URL: `http://127.0.0.1:${port}/quotes`,
      WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of the torture tests only').toString('base64')}`,
    },
    taken,
    attempts: () => attempts,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
