import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { EmailSettings } from '#lib/leads/delivery/settings';

/** All header fields of a sent email. */
export const OUR_HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

/** A message as it came in: who it was for according to the envelope, and what the MIME parser makes of it. */
export type ReceivedMessage = { from: string; to: string[]; email: Email };

type Refusal = { stage: 'from' | 'to' | 'data' | 'auth'; code: number };

export type FakeSmtpServer = {
  settings: EmailSettings;
  messages: ReceivedMessage[];
  connections: () => number;
  /** Refuses later messages at this stage, or accepts all again without an argument. */
  refuse(refusal?: Refusal): void;
  /** Accepts later messages and then does not respond; `drop` closes the connection instead. */
  stopRespondingAfterData(how: 'stay' | 'drop'): void;
  /** Resolves when the next message has arrived. */
  nextMessage(): Promise<void>;
  close(): Promise<void>;
};

/** The names of the header fields, in alphabetical order. */
export const headersOf = (message: ReceivedMessage | undefined) =>
  message?.email.headers.map(({ key }) => key).toSorted();

/** A text part with LF instead of CRLF, without trailing space. */
export const toUnixLines = (text?: string) => text?.replaceAll('\r\n', '\n').trimEnd();

/** An SMTP server on this machine, without TLS by default. */
export async function openFakeSmtpServer(options: SMTPServerOptions = {}): Promise<FakeSmtpServer> {
  const messages: ReceivedMessage[] = [];
  const waiting: (() => void)[] = [];
  let refusal: Refusal | undefined;
  let silence: 'stay' | 'drop' | undefined;
  let connections = 0;

  const answerAt = (stage: Refusal['stage']) =>
    refusal?.stage === stage ? Object.assign(new Error('No.'), { responseCode: refusal.code }) : null;

  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 1,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: (auth, _session, done) => {
      const error = answerAt('auth');
      return error ? done(error) : done(null, { user: auth.username });
    },
    onMailFrom: (_address, _session, done) => done(answerAt('from')),
    onRcptTo: (_address, _session, done) => done(answerAt('to')),
    onData: (stream, session, done) =>
      void (async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const email = await PostalMime.parse(await buffer(stream));
        messages.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), email });
        waiting.splice(0).forEach((resolve) => resolve());
        if (silence === 'drop') for (const connection of server.connections) connection._socket.destroy();
        if (!silence) done(answerAt('data'));
      })(),
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    settings: {
      server: { host: '127.0.0.1', port, isSecure: false, needsTls: false },
      to: 'desk@example.com',
      from: 'quotes@romp.example',
    },
    messages,
    connections: () => connections,
    refuse: (next) => (refusal = next),
    stopRespondingAfterData: (how) => (silence = how),
    nextMessage: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
