import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A message as it came in, whatever became of it. */
export type Letter = {
  /** What stands between < and > of its Message-ID. */
  messageId: string;
  /** Who it is for, by the envelope. */
  to: string[];
  /** Every byte, as text. */
  raw: string;
  verdict: Verdict;
};

/** Takes it, refuses it with a reply code, hangs up instead of answering, or never answers. */
export type Verdict = 'take' | 'hang up' | 'stay silent' | number;

export type MailHouse = {
  env: Record<string, string>;
  letters: Letter[];
  close: () => Promise<void>;
};

type Manner = {
  port?: number;
  /** The words of every refusal. */
  words?: string;
  atRecipient?: (address: string) => number | undefined;
  atMessage?: (letter: Omit<Letter, 'verdict'>) => Verdict;
};

/** A mail server on this machine that does with each message what it is told, and keeps them all. */
export async function openMailHouse({
  port = 0,
  words = 'No.',
  atRecipient,
  atMessage,
}: Manner = {}): Promise<MailHouse> {
  const letters: Letter[] = [];
  const refused = (responseCode: number) => Object.assign(new Error(words), { responseCode });
  const house = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => {
      const code = atRecipient?.(address);
      done(code === undefined ? null : refused(code));
    },
    onData: (stream, { id, envelope }, done) =>
      void (async () => {
        const raw = await text(stream);
        const to = envelope.rcptTo.map(({ address }) => address);
        const letter = { messageId: /^Message-ID: <([^>]+)>/im.exec(raw)?.[1] ?? 'none', to, raw };
        const verdict = atMessage?.(letter) ?? 'take';
        letters.push({ ...letter, verdict });
        if (verdict === 'take') return done();
        if (typeof verdict === 'number') return done(refused(verdict));
        for (const connection of house.connections) {
          if (verdict === 'hang up' && connection.session.id === id) connection._socket.destroy();
        }
      })(),
  });
  // A client that hangs up, as one that is killed does.
  house.on('error', () => {});
  house.listen(port, '127.0.0.1');
  await once(house.server, 'listening');
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${(house.server.address() as AddressInfo).port}`,
      QUOTE_EMAIL_TO: 'desk@example.com',
      QUOTE_EMAIL_FROM: 'quotes@romp.example',
    },
    letters,
    close: () => new Promise((resolve) => house.close(resolve)),
  };
}
