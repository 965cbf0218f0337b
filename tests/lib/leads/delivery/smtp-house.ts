import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { EmailSettings } from '#lib/leads/delivery/settings';

/** The header fields of an email of ours, all of them. */
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
export type Arrival = { from: string; to: string[]; email: Email };

type Refusal = { stage: 'from' | 'to' | 'data' | 'auth'; code: number };

export type SmtpHouse = {
  settings: EmailSettings;
  arrivals: Arrival[];
  connections: () => number;
  /** From now on: refuses at this stage, or takes every message again when nothing is given. */
  refuse(refusal?: Refusal): void;
  /** From now on: takes the message and then says nothing; `drop` hangs up instead. */
  fallSilentAfterData(how: 'stay' | 'drop'): void;
  /** Resolves when the next message has come in. */
  nextArrival(): Promise<void>;
  close(): Promise<void>;
};

/** The names of the header fields, in alphabetical order. */
export const headersOf = (arrival: Arrival | undefined) => arrival?.email.headers.map(({ key }) => key).toSorted();

/** A text part as it was before the mail form of its line ends. */
export const unix = (text?: string) => text?.replaceAll('\r\n', '\n').trimEnd();

/** A real mail server on this machine, without TLS unless the options say otherwise. */
export async function openSmtpHouse(options: SMTPServerOptions = {}): Promise<SmtpHouse> {
  const arrivals: Arrival[] = [];
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
        arrivals.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), email });
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
    arrivals,
    connections: () => connections,
    refuse: (next) => (refusal = next),
    fallSilentAfterData: (how) => (silence = how),
    nextArrival: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
