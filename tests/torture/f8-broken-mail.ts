import { openStore } from '#lib/leads/store/database';
import { oldestPending } from '#lib/leads/store/outbox';
import type { StoredDelivery } from '#lib/leads/store/tables';
import { quoteRequest } from '#tests/factories/quote-request';
import { freePort } from '#tests/site/free-port';
import { logged } from './logged.ts';
import { openMailHouse, type Letter, type MailHouse, type Verdict } from './mail-house.ts';
import { newPosting } from './postings.ts';
import { sendUntilStored } from './send-until-stored.ts';
import { sideBySide } from './side-by-side.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';

const EMAILS = ['desk-email', 'visitor-email'] as const;
const DESK = 'desk@example.com';

/** What the mail server says to a visitor's address. */
type Kind = {
  /** The part of the address before the number. */
  name: string;
  /** To the recipient, at the first try. */
  atRecipient?: number;
  /** After the whole message, at the first try of each. */
  atMessage?: Verdict;
  /** What must have happened to each message, in order; the desk's and the visitor's. */
  desk: Verdict[];
  visitor: Verdict[];
  /** The state of the visitor's delivery in the end, and of the desk's when it is another one. */
  ends?: { desk?: StoredDelivery['state']; visitor: StoredDelivery['state']; error: string };
};

const KINDS: readonly Kind[] = [
  { name: 'fine', desk: ['take'], visitor: ['take'] },
  { name: 'greylist', atRecipient: 451, desk: ['take'], visitor: ['take'] },
  { name: 'later', atMessage: 452, desk: [452, 'take'], visitor: [452, 'take'] },
  { name: 'drop', atMessage: 'hang up', desk: ['hang up', 'take'], visitor: ['hang up', 'take'] },
  { name: 'silent', atMessage: 'stay silent', desk: ['stay silent', 'take'], visitor: ['stay silent', 'take'] },
  { name: 'unknown', atRecipient: 550, desk: ['take'], visitor: [], ends: { visitor: 'dead', error: 'smtp-550' } },
  {
    name: 'spam',
    atMessage: 554,
    desk: [554],
    visitor: [554],
    ends: { desk: 'dead', visitor: 'dead', error: 'smtp-554' },
  },
];

export const test: TortureTest = {
  id: 'F8',
  title: 'A mail server that is down, then greylists, defers, refuses, hangs up after the message or never answers it',
  wanted: 'each message taken once, its Message-ID stable; refused ones dead',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, say }) {
    const place = await engine.newPlace();
    const port = await freePort();
    const tried = new Set<string>();
    const isFirst = (what: string) => !tried.has(what) && Boolean(tried.add(what));
    let house: MailHouse | undefined;
    const open = () =>
      openMailHouse({
        port,
        atRecipient: (address) => {
          const code = kindOf(address)?.atRecipient;
          return code === 451 && !isFirst(address) ? undefined : code;
        },
        atMessage: (letter) => (isFirst(letter.messageId) && kindOf(visitorOf(letter))?.atMessage) || 'take',
      });
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, QUOTE_EMAIL_TO: DESK, QUOTE_EMAIL_FROM: 'quotes@romp.example' };
    const server = await startServer(place.address, { env });
    const store = await openStore(place.address);
    try {
      const addresses = KINDS.flatMap(({ name }) =>
        Array.from({ length: countOf(name, short) }, (_, index) => `${name}-${index}@example.com`),
      );
      await sideBySide(addresses, 4, (email) =>
        sendUntilStored(server.origin, { ...newPosting(random), body: JSON.stringify(quoteRequest({ email })) }),
      );
      const failed = (email: string) =>
        logged(server).filter(({ event, channel }) => event === 'delivery-failed' && channel === email);
      const isSeenDown = await until(() => EMAILS.every((email) => failed(email).length > 5), 60_000);
      say('the mail server comes up');
      house = await open();
      await until(async () => (await oldestPending(store, EMAILS)) === undefined, short ? 300_000 : 1_800_000, 500);

      const quotes = await store.selectFrom('quotes').select(['reference', 'email']).execute();
      const emails = new Map(quotes.map(({ reference, email }) => [reference, email]));
      const rows = await store.selectFrom('outbox').selectAll().where('channel', 'in', EMAILS).execute();
      const byMessage = Map.groupBy(house.letters, ({ messageId }) => messageId);
      const wrong = rows.flatMap((row) => {
        const letters = byMessage.get(`${row.id}.email@romp.example`) ?? [];
        byMessage.delete(`${row.id}.email@romp.example`);
        const fault = faultOf(row, emails.get(row.reference) ?? '', letters);
        return fault ? [fault] : [];
      });
      for (const words of wrong.slice(0, 5)) say(words);
      const taken = house.letters.filter(({ verdict }) => verdict === 'take').length;
      const attempts = rows.reduce((sum, { attempts }) => sum + attempts, 0);
      return {
        figure:
          `${rows.length} emails in ${attempts} attempts: ${taken} taken, ${house.letters.length - taken} refused or cut off after the message, ` +
          `${rows.filter(({ state }) => state === 'dead').length} dead; ${wrong.length} not as they should be, ` +
          `${byMessage.size} with another Message-ID`,
        ok: wrong.length === 0 && byMessage.size === 0 && isSeenDown && rows.length === 2 * addresses.length,
      };
    } finally {
      await store.destroy();
      await server.kill();
      await house?.close();
      await place.remove();
    }
  },
};

/** Each silence takes 10 s. */
function countOf(name: string, short: boolean): number {
  if (short) return name === 'silent' ? 1 : 2;
  return name === 'silent' ? 5 : 25;
}

function kindOf(address: string): Kind | undefined {
  return KINDS.find(({ name }) => address.startsWith(`${name}-`));
}

/** The address of the visitor that a letter is for or about. */
function visitorOf({ to, raw }: Pick<Letter, 'to' | 'raw'>): string {
  if (to[0] !== DESK) return to[0] ?? '';
  return /^Reply-To: <?([^>\r\n]+)/im.exec(raw)?.[1] ?? '';
}

function faultOf(row: StoredDelivery, email: string, letters: readonly Letter[]): string | undefined {
  const { desk, visitor, ends, name } = kindOf(email)!;
  const isDesk = row.channel === 'desk-email';
  const verdicts = letters.map(({ verdict }) => verdict);
  const wanted = isDesk ? desk : visitor;
  const state = (isDesk ? ends?.desk : ends?.visitor) ?? 'delivered';
  const error = state === 'delivered' ? null : ends?.error;
  const areRight = verdicts.join() === wanted.join() && row.state === state && row.last_error === error;
  return areRight ? undefined : `${name} ${row.channel}: ${verdicts.join(', ')}; ${row.state} ${row.last_error}`;
}
