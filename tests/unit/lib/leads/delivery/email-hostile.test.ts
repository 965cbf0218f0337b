import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery, Outcome } from '#lib/leads/delivery/channels';
import { openEmailChannel, type EmailChannel } from '#lib/leads/delivery/email-channel';
import { renderDeskEmail, renderVisitorEmail } from '#lib/leads/delivery/email-content';
import type { StoredQuote } from '#lib/leads/store/tables';
import { emailFacts } from '#tests/factories/email-facts';
import { HOSTILE_TEXTS } from '#tests/factories/hostile-texts';
import { storedQuote } from '#tests/factories/stored-quote';
import { headersOf, openFakeSmtpServer, OUR_HEADERS, toUnixLines, type FakeSmtpServer } from './fake-smtp-server.ts';

const FACTS = emailFacts();

let mailServer: FakeSmtpServer;
let channel: EmailChannel;

beforeAll(async () => {
  mailServer = await openFakeSmtpServer();
  channel = openEmailChannel(mailServer.settings, FACTS, async () => true);
});

afterAll(async () => {
  channel.close();
  await mailServer.close();
});

function send(to: 'desk' | 'visitor', quote: StoredQuote, through = channel): Promise<Outcome> {
  const delivery: Delivery = { id: '1', channel: `${to}-email`, attempt: 1, quote, holds: [] };
  return through[to](delivery, { now: new Date(quote.created_at), signal: new AbortController().signal });
}

describe('hostile text', () => {
  it('has sixty kinds in this test', () => {
    expect(new Set(HOSTILE_TEXTS).size).toBe(60);
  });

  it.each(HOSTILE_TEXTS.map((text, index) => [index + 1, text] as const))(
    'of kind %i reaches no header and no second recipient, and stays inside its MIME part',
    async (_number, text) => {
      mailServer.messages.length = 0;
      const fields = { first_name: text, last_name: text, phone: text, description: text, city: text, game: text };
      const quote = storedQuote(fields);
      const badAddress = { ...quote, email: text };
      expect(await send('desk', quote)).toEqual({ result: 'delivered' });
      expect(await send('visitor', quote)).toEqual({ result: 'delivered' });
      expect(await send('desk', badAddress)).toEqual({ result: 'delivered' });
      expect(await send('visitor', badAddress)).toEqual({ result: 'dead', error: 'unsafe-address' });

      const [desk, visitor, withoutReply] = mailServer.messages;
      expect(mailServer.messages.map(({ to }) => to)).toEqual([
        ['desk@example.com'],
        ['imani@example.com'],
        ['desk@example.com'],
      ]);
      expect([headersOf(desk), headersOf(visitor)]).toEqual([OUR_HEADERS, OUR_HEADERS]);
      expect(headersOf(withoutReply)).toEqual(OUR_HEADERS.filter((name) => name !== 'reply-to'));
      for (const { email } of mailServer.messages) {
        expect(email.attachments).toEqual([]);
        expect(email.to).toHaveLength(1);
      }
      expect(desk?.email.subject).toBe('Quote request RR-7KQ2-M9TX');
      expect(visitor?.email.subject).toBe('Your quote RR-7KQ2-M9TX from Romp & Riddle');
      for (const [message, content] of [
        [desk, renderDeskEmail(quote, FACTS)],
        [visitor, renderVisitorEmail(quote, FACTS, { isPlaceListed: false })],
      ] as const) {
        expect(toUnixLines(message?.email.html)).toBe(content.html.trimEnd());
        expect(toUnixLines(message?.email.text)).toBe(content.text.trimEnd());
      }
    },
  );

  it('in the settings of the site reaches no header either', async () => {
    mailServer.messages.length = 0;
    const company = { ...FACTS.company, name: 'Romp\r\nBcc: victim@example.org' };
    const broken = openEmailChannel(mailServer.settings, emailFacts({ company }), async () => true);
    expect(await send('desk', storedQuote(), broken)).toEqual({ result: 'dead', error: 'unsafe-header' });
    broken.close();
    expect(mailServer.messages).toEqual([]);
  });
});
