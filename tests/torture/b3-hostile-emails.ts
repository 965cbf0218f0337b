import { openStore } from '#lib/leads/store/database';
import { saveQuote } from '#lib/leads/store/quotes';
import type { QuoteRequest } from '#lib/quote/request-schema';
import { HOSTILE_TEXTS } from '#tests/factories/hostile-texts';
import { quoteRequest } from '#tests/factories/quote-request';
import { quoteSave } from '#tests/factories/quote-save';
import { auditStore } from './audit-store.ts';
import { findEmailFaults, getTags } from './email-faults.ts';
import { openScriptedMailServer } from './scripted-mail-server.ts';
import { newSubmission, send } from './submissions.ts';
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
    '60 hostile texts, each posted in each of 7 fields (short: in one), and inserted into the store in all fields at once; then 8 quotes ' +
    'with a message for one mailbox',
  expected:
    'every email has exactly our header fields, 1 recipient, 2 parts and no tag from the text; the mailbox gets 5 copies without the message',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const mail = await openScriptedMailServer();
    // Accepts the webhook deliveries, so that none is pending at the end.
    const webhook = await openWebhookSink();
    const server = await startServer(place.address, { env: { ...mail.env, ...webhook.env } });
    const acknowledged = new Map<string, string>();
    let refused = 0;
    let posted = 0;
    // PostgreSQL cannot store a NUL character.
    const toStorable = (text: string) => (engine.name === 'postgres' ? text.replaceAll('\0', '\u0001') : text);
    const wrong: string[] = [];
    const post = async (answers: Partial<QuoteRequest>) => {
      // A mailbox gets a few copies a day, so every quote has another one.
      const email = `dana${(posted += 1)}@example.com`;
      const submission = { ...newSubmission(random), body: JSON.stringify(quoteRequest({ email, ...answers })) };
      const { status, reference } = await send(server.origin, submission);
      if (reference) acknowledged.set(submission.key, reference);
      else if (status === 422) refused += 1;
      else wrong.push(`${status} for ${submission.body.slice(0, 200)}`);
    };
    try {
      for (const answers of [{}, FULL, { ...FULL, game: 'city-hunt' }, { typeOfEvent: 'virtual', city: '' } as const])
        await post(answers);
      await untilDelivered(place.address, 240_000);
      const harmless = new Set(mail.received.flatMap(getTags));
      const harmlessEmails = mail.received.length;

      for (const [index, text] of HOSTILE_TEXTS.entries()) {
        const fields = short ? [FIELDS[index % FIELDS.length]!] : FIELDS;
        for (const field of fields) await post({ ...FULL, [field]: text });
      }
      const store = await openStore(place.address);
      for (const text of HOSTILE_TEXTS) {
        for (const email of [`dana${(posted += 1)}@example.com`, text]) {
          const [storable, address] = [text, email].map(toStorable) as [string, string];
          const everywhere = {
            firstName: storable,
            lastName: storable,
            phone: storable,
            description: storable,
            city: storable,
            game: storable,
          };
          const save = quoteSave({ now: new Date(), request: { ...everywhere, email: address } });
          const saved = await saveQuote(store, save);
          if (saved.outcome === 'created') acknowledged.set(save.key, saved.quote.reference);
        }
      }
      await store.destroy();
      log(`${acknowledged.size} stored, ${refused} refused`);
      await untilDelivered(place.address, 240_000);

      const before = mail.received.length;
      for (let index = 0; index < 8; index += 1) {
        await post({
          email: `vic.tim+${index}@example.com`,
          firstName: 'Hacked Account Alert',
          city: 'Pay at once, USA',
        });
      }
      await untilDelivered(place.address, 240_000);
      const copies = mail.received.slice(before).filter(({ to }) => to[0]?.startsWith('vic.tim'));
      const hasMessage = copies.some(({ raw }) => /hacked|pay at once/i.test(raw));
      log(`${copies.length} copies for one mailbox${hasMessage ? ', with the message' : ''}`);

      const faults = mail.received.flatMap((email) => findEmailFaults(email, harmless));
      for (const fault of [...faults, ...wrong].slice(0, 5)) log(fault.slice(0, 300));
      const { lost, waiting, dead, ids } = await auditStore(place.address, acknowledged);
      // Two emails for each quote, but none to an invalid address.
      const missing = (ids.size / 3) * 2 - dead - (8 - copies.length) - mail.received.length;
      const twice = mail.received.length - new Set(mail.received.map(({ messageId }) => messageId)).size;
      return {
        figure:
          `${acknowledged.size} quotes, ${refused} refused with 422; ${mail.received.length} emails with ${faults.length} faults, ` +
          `${dead} not sent to addresses that are none, ${missing} missing, ${twice} twice; ${copies.length} of 8 copies for one mailbox`,
        ok:
          faults.length + wrong.length + lost.length + waiting + missing + twice === 0 &&
          harmlessEmails === 8 &&
          dead === HOSTILE_TEXTS.length &&
          refused > 0 &&
          copies.length === 5 &&
          !hasMessage,
      };
    } finally {
      await server.kill();
      await mail.close();
      await webhook.close();
      await place.remove();
    }
  },
};
