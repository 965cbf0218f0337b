import { openStore } from '#lib/leads/store/database';
import { oldestPending } from '#lib/leads/store/outbox';
import type { StoredDelivery } from '#lib/leads/store/tables';
import { quoteRequest } from '#tests/factories/quote-request';
import { freePort } from '#tests/servers/free-port';
import { parseServerLog } from './server-log.ts';
import {
  openScriptedMailServer,
  type ReceivedEmail,
  type ScriptedMailServer,
  type Verdict,
} from './scripted-mail-server.ts';
import { newSubmission } from './submissions.ts';
import { sendUntilStored } from './send-until-stored.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';

const EMAILS = ['desk-email', 'visitor-email'] as const;
const DESK = 'desk@example.com';

/** How the mail server responds to a visitor's address. */
type Kind = {
  /** The part of the address before the number. */
  name: string;
  /** The response to the recipient, at the first attempt. */
  onRecipient?: number;
  /** The response after the whole message, at the first attempt of each message. */
  onMessage?: Verdict;
  /** The expected verdicts for each message, in order: the desk's and the visitor's. */
  desk: Verdict[];
  visitor: Verdict[];
  /** The final state of the visitor's delivery, and of the desk's when it differs. */
  expected?: { desk?: StoredDelivery['state']; visitor: StoredDelivery['state']; error: string };
};

const KINDS: readonly Kind[] = [
  { name: 'fine', desk: ['take'], visitor: ['take'] },
  { name: 'greylist', onRecipient: 451, desk: ['take'], visitor: ['take'] },
  { name: 'later', onMessage: 452, desk: [452, 'take'], visitor: [452, 'take'] },
  { name: 'drop', onMessage: 'hang up', desk: ['hang up', 'take'], visitor: ['hang up', 'take'] },
  { name: 'silent', onMessage: 'stay silent', desk: ['stay silent', 'take'], visitor: ['stay silent', 'take'] },
  { name: 'unknown', onRecipient: 550, desk: ['take'], visitor: [], expected: { visitor: 'dead', error: 'smtp-550' } },
  {
    name: 'spam',
    onMessage: 554,
    desk: [554],
    visitor: [554],
    expected: { desk: 'dead', visitor: 'dead', error: 'smtp-554' },
  },
];

export const test: TortureTest = {
  id: 'F8',
  title:
    'A mail server that is down, then greylists, defers, refuses, closes the connection after the message or never responds to it',
  expected: 'each message accepted once with a stable Message-ID; refused ones dead',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const port = await freePort();
    const tried = new Set<string>();
    const isFirst = (what: string) => !tried.has(what) && Boolean(tried.add(what));
    let mailServer: ScriptedMailServer | undefined;
    const open = () =>
      openScriptedMailServer({
        port,
        onRecipient: (address) => {
          const code = getKind(address)?.onRecipient;
          return code === 451 && !isFirst(address) ? undefined : code;
        },
        onMessage: (message) =>
          (isFirst(message.messageId) && getKind(getVisitorAddress(message))?.onMessage) || 'take',
      });
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, QUOTE_EMAIL_TO: DESK, QUOTE_EMAIL_FROM: 'quotes@romp.example' };
    const server = await startServer(place.address, { env });
    const store = await openStore(place.address);
    try {
      const addresses = KINDS.flatMap(({ name }) =>
        Array.from({ length: countVisitors(name, short) }, (_, index) => `${name}-${index}@example.com`),
      );
      await mapConcurrent(addresses, 4, (email) =>
        sendUntilStored(server.origin, { ...newSubmission(random), body: JSON.stringify(quoteRequest({ email })) }),
      );
      const failed = (email: string) =>
        parseServerLog(server).filter(({ event, channel }) => event === 'delivery-failed' && channel === email);
      const hasFailedWhileDown = await until(() => EMAILS.every((email) => failed(email).length > 5), 60_000);
      log('the mail server starts');
      mailServer = await open();
      await until(async () => (await oldestPending(store, EMAILS)) === undefined, short ? 300_000 : 1_800_000, 500);

      const quotes = await store.selectFrom('quotes').select(['reference', 'email']).execute();
      const emails = new Map(quotes.map(({ reference, email }) => [reference, email]));
      const rows = await store.selectFrom('outbox').selectAll().where('channel', 'in', EMAILS).execute();
      const byMessage = Map.groupBy(mailServer.received, ({ messageId }) => messageId);
      const wrong = rows.flatMap((row) => {
        const messages = byMessage.get(`${row.id}.email@romp.example`) ?? [];
        byMessage.delete(`${row.id}.email@romp.example`);
        const fault = describeFault(row, emails.get(row.reference) ?? '', messages);
        return fault ? [fault] : [];
      });
      for (const fault of wrong.slice(0, 5)) log(fault);
      const taken = mailServer.received.filter(({ verdict }) => verdict === 'take').length;
      const attempts = rows.reduce((sum, { attempts }) => sum + attempts, 0);
      return {
        figure:
          `${rows.length} emails in ${attempts} attempts: ${taken} taken, ${mailServer.received.length - taken} refused or cut off after the message, ` +
          `${rows.filter(({ state }) => state === 'dead').length} dead; ${wrong.length} not as they should be, ` +
          `${byMessage.size} with another Message-ID`,
        ok: wrong.length === 0 && byMessage.size === 0 && hasFailedWhileDown && rows.length === 2 * addresses.length,
      };
    } finally {
      await store.destroy();
      await server.kill();
      await mailServer?.close();
      await place.remove();
    }
  },
};

/** Each timeout takes 10 s. */
function countVisitors(name: string, short: boolean): number {
  if (short) return name === 'silent' ? 1 : 2;
  return name === 'silent' ? 5 : 25;
}

function getKind(address: string): Kind | undefined {
  return KINDS.find(({ name }) => address.startsWith(`${name}-`));
}

/** The address of the visitor that an email is addressed to or is about. */
function getVisitorAddress({ to, raw }: Pick<ReceivedEmail, 'to' | 'raw'>): string {
  if (to[0] !== DESK) return to[0] ?? '';
  return /^Reply-To: <?([^>\r\n]+)/im.exec(raw)?.[1] ?? '';
}

function describeFault(row: StoredDelivery, email: string, messages: readonly ReceivedEmail[]): string | undefined {
  const { desk, visitor, expected, name } = getKind(email)!;
  const isDesk = row.channel === 'desk-email';
  const verdicts = messages.map(({ verdict }) => verdict);
  const wanted = isDesk ? desk : visitor;
  const state = (isDesk ? expected?.desk : expected?.visitor) ?? 'delivered';
  const error = state === 'delivered' ? null : expected?.error;
  const areRight = verdicts.join() === wanted.join() && row.state === state && row.last_error === error;
  return areRight ? undefined : `${name} ${row.channel}: ${verdicts.join(', ')}; ${row.state} ${row.last_error}`;
}
