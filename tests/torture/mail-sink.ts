import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Sink, SinkOptions } from './webhook-sink.ts';

/**
 * A mail server on 127.0.0.1 that accepts everything, or responds with 451 when `refuses` says so. The id of a delivery is in its
 * Message-ID.
 */
export async function openMailSink({
  refuses,
  delayMs = 0,
  onTaken,
  taken = new Map(),
}: SinkOptions = {}): Promise<Sink> {
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: 1,
    onData: (stream, _session, done) =>
      void (async () => {
        const message = await text(stream).catch(() => undefined);
        // A client that closes the connection in between has delivered nothing.
        if (message === undefined) return done();
        attempts += 1;
        if (delayMs > 0) await pause(delayMs);
        if (refuses?.()) return done(Object.assign(new Error('Try again later.'), { responseCode: 451 }));
        const id = /^Message-ID: <([^.>]+)/im.exec(message)?.[1] ?? 'no id';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        onTaken?.(id, /RR-\w{4}-\w{4}/.exec(message)?.[0] ?? 'no reference');
        return done();
      })(),
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      QUOTE_EMAIL_TO: 'desk@example.com',
      QUOTE_EMAIL_FROM: 'quotes@romp.example',
    },
    taken,
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
