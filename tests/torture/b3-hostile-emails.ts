import { openStore } from '#lib/leads/store/database';
import { saveQuote } from '#lib/leads/store/quotes';
import type { QuoteRequest } from '#lib/quote/request-schema';
import { HOSTILE_TEXTS } from '#tests/factories/hostile-texts';
import { quoteRequest } from '#tests/factories/quote-request';
import { quoteSave } from '#tests/factories/quote-save';
import { auditStore } from './audit-store.ts';
import { faultsIn, tagsOf } from './faults-in-letter.ts';
import { openMailHouse } from './mail-house.ts';
import { newPosting, send } from './postings.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { untilDelivered } from './until-delivered.ts';
import { openWebhookSink } from './webhook-sink.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'city', 'phone', 'description', 'game'] as const;

const FULL: Partial<QuoteRequest> = {
  phone: '+1 415 555 0142',
  description: 'Two crews\nand one more line',
  latitude: 39.7,
  longitude: -104.9,
  preferredDates: ['2031-05-06', '2031-05-07'],
};

export const test: TortureTest = {
  id: 'B3',
  title:
    '60 hostile texts, each posted in each of 7 fields (short: in one), and put into the store in all fields at once',
  wanted: 'every email has exactly our header fields, 1 recipient, 2 parts and no tag of theirs',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, say }) {
    const place = await engine.newPlace();
    const mail = await openMailHouse();
    // So that nothing waits in the end.
    const webhook = await openWebhookSink();
    const server = await startServer(place.address, { env: { ...mail.env, ...webhook.env } });
    const acknowledged = new Map<string, string>();
    let refused = 0;
    // PostgreSQL cannot keep a NUL.
    const kept = (text: string) => (engine.name === 'postgres' ? text.replaceAll('\0', '\u0001') : text);
    const wrong: string[] = [];
    const post = async (answers: Partial<QuoteRequest>) => {
      const posting = { ...newPosting(random), body: JSON.stringify(quoteRequest(answers)) };
      const { status, reference } = await send(server.origin, posting);
      if (reference) acknowledged.set(posting.key, reference);
      else if (status === 422) refused += 1;
      else wrong.push(`${status} for ${posting.body.slice(0, 200)}`);
    };
    try {
      for (const answers of [{}, FULL, { ...FULL, game: 'city-hunt' }, { typeOfEvent: 'virtual', city: '' } as const])
        await post(answers);
      await untilDelivered(place.address, 30_000);
      const harmless = new Set(mail.letters.flatMap(tagsOf));
      const harmlessLetters = mail.letters.length;

      for (const [index, text] of HOSTILE_TEXTS.entries()) {
        const fields = short ? [FIELDS[index % FIELDS.length]!] : FIELDS;
        for (const field of fields) await post({ ...FULL, [field]: text });
      }
      const store = await openStore(place.address);
      for (const text of HOSTILE_TEXTS) {
        for (const email of ['dana@example.com', text]) {
          const [words, address] = [text, email].map(kept) as [string, string];
          const everywhere = {
            firstName: words,
            lastName: words,
            phone: words,
            description: words,
            city: words,
            game: words,
          };
          const save = quoteSave({ now: new Date(), request: { ...everywhere, email: address } });
          const saved = await saveQuote(store, save);
          if (saved.outcome === 'created') acknowledged.set(save.key, saved.quote.reference);
        }
      }
      await store.destroy();
      say(`${acknowledged.size} stored, ${refused} refused`);
      await untilDelivered(place.address, 240_000);

      const faults = mail.letters.flatMap((letter) => faultsIn(letter, harmless));
      for (const fault of [...faults, ...wrong].slice(0, 5)) say(fault.slice(0, 300));
      const { lost, waiting, dead, ids } = await auditStore(place.address, acknowledged);
      // Two letters for each quote, but none to an address that is none.
      const missing = (ids.size / 3) * 2 - dead - mail.letters.length;
      const twice = mail.letters.length - new Set(mail.letters.map(({ messageId }) => messageId)).size;
      return {
        figure:
          `${acknowledged.size} quotes, ${refused} refused with 422; ${mail.letters.length} emails with ${faults.length} faults, ` +
          `${dead} not sent to addresses that are none, ${missing} missing, ${twice} twice`,
        ok:
          faults.length + wrong.length + lost.length + waiting + missing + twice === 0 &&
          harmlessLetters === 8 &&
          dead === HOSTILE_TEXTS.length &&
          refused > 0,
      };
    } finally {
      await server.kill();
      await mail.close();
      await webhook.close();
      await place.remove();
    }
  },
};
