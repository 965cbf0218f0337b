import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { json } from 'node:stream/consumers';

/** A receiver of deliveries: what it has taken, and how a server is told about it. */
export type Sink = {
  env: Record<string, string>;
  /** How often each delivery was taken, by its id. Refused attempts do not count. */
  taken: Map<string, number>;
  /** How many attempts there were, refused ones included. */
  attempts: () => number;
  close: () => Promise<void>;
};

export type SinkOptions = {
  /** Asked at each attempt: whether it is refused for now. */
  refuses?: () => boolean;
  /** How long each answer takes. */
  delayMs?: number;
  /** Told of each delivery that was taken: its id, and the reference of the quote. */
  onTaken?: (id: string, reference: string) => void;
  /** Where the books are kept, when several sinks share them. */
  taken?: Map<string, number>;
};

/** A webhook on this machine that takes everything, or answers 503 now and then. */
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
        // Whoever hangs up in between has delivered nothing.
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
