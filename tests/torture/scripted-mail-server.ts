import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A received message and the response to it. */
export type ReceivedEmail = {
  /** The Message-ID without its angle brackets. */
  messageId: string;
  /** The recipients of the envelope. */
  to: string[];
  /** All bytes of the message, as text. */
  raw: string;
  verdict: Verdict;
};

/** Accepts the message, refuses it with a reply code, closes the connection instead of responding, or never responds. */
export type Verdict = 'take' | 'hang up' | 'stay silent' | number;

export type ScriptedMailServer = {
  env: Record<string, string>;
  received: ReceivedEmail[];
  close: () => Promise<void>;
};

type ScriptedMailServerOptions = {
  port?: number;
  /** The text of every refusal. */
  refusalText?: string;
  onRecipient?: (address: string) => number | undefined;
  onMessage?: (email: Omit<ReceivedEmail, 'verdict'>) => Verdict;
};

/** A mail server on 127.0.0.1 that responds to each message as the options say, and records all of them. */
export async function openScriptedMailServer({
  port = 0,
  refusalText = 'No.',
  onRecipient,
  onMessage,
}: ScriptedMailServerOptions = {}): Promise<ScriptedMailServer> {
  const received: ReceivedEmail[] = [];
  const refused = (responseCode: number) => Object.assign(new Error(refusalText), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => {
      const code = onRecipient?.(address);
      done(code === undefined ? null : refused(code));
    },
    onData: (stream, { id, envelope }, done) =>
      void (async () => {
        const raw = await text(stream);
        const to = envelope.rcptTo.map(({ address }) => address);
        const email = { messageId: /^Message-ID: <([^>]+)>/im.exec(raw)?.[1] ?? 'none', to, raw };
        const verdict = onMessage?.(email) ?? 'take';
        received.push({ ...email, verdict });
        if (verdict === 'take') return done();
        if (typeof verdict === 'number') return done(refused(verdict));
        for (const connection of server.connections) {
          if (verdict === 'hang up' && connection.session.id === id) connection._socket.destroy();
        }
      })(),
  });
  // Clients that close the connection, as a killed server does.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      QUOTE_EMAIL_TO: 'desk@example.com',
      QUOTE_EMAIL_FROM: 'quotes@romp.example',
    },
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
