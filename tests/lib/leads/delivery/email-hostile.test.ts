import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery, Outcome } from '#lib/leads/delivery/channels';
import { openEmailChannel, type EmailChannel } from '#lib/leads/delivery/email-channel';
import { deskEmail, visitorEmail } from '#lib/leads/delivery/email-words';
import type { StoredQuote } from '#lib/leads/store/tables';
import { emailFacts } from '#tests/factories/email-facts';
import { HOSTILE_TEXTS } from '#tests/factories/hostile-texts';
import { storedQuote } from '#tests/factories/stored-quote';
import { headersOf, openSmtpHouse, OUR_HEADERS, unix, type SmtpHouse } from './smtp-house.ts';

const FACTS = emailFacts();

let house: SmtpHouse;
let channel: EmailChannel;

beforeAll(async () => {
  house = await openSmtpHouse();
  channel = openEmailChannel(house.settings, FACTS);
});

afterAll(async () => {
  channel.close();
  await house.close();
});

function send(to: 'desk' | 'visitor', quote: StoredQuote, through = channel): Promise<Outcome> {
  const delivery: Delivery = { id: '1', channel: `${to}-email`, attempt: 1, quote };
  return through[to](delivery, { now: new Date(quote.created_at), signal: new AbortController().signal });
}

describe('a hostile text', () => {
  it('comes in sixty kinds', () => {
    expect(new Set(HOSTILE_TEXTS).size).toBe(60);
  });

  it.each(HOSTILE_TEXTS.map((text, index) => [index + 1, text] as const))(
    'of kind %i gets into no header, to no second recipient and out of no part',
    async (_number, text) => {
      house.arrivals.length = 0;
      const fields = { first_name: text, last_name: text, phone: text, description: text, city: text, game: text };
      const quote = storedQuote(fields);
      const badAddress = { ...quote, email: text };
      expect(await send('desk', quote)).toEqual({ result: 'delivered' });
      expect(await send('visitor', quote)).toEqual({ result: 'delivered' });
      expect(await send('desk', badAddress)).toEqual({ result: 'delivered' });
      expect(await send('visitor', badAddress)).toEqual({ result: 'dead', error: 'unsafe-address' });

      const [desk, visitor, withoutReply] = house.arrivals;
      expect(house.arrivals.map(({ to }) => to)).toEqual([
        ['desk@example.com'],
        ['imani@example.com'],
        ['desk@example.com'],
      ]);
      expect([headersOf(desk), headersOf(visitor)]).toEqual([OUR_HEADERS, OUR_HEADERS]);
      expect(headersOf(withoutReply)).toEqual(OUR_HEADERS.filter((name) => name !== 'reply-to'));
      for (const { email } of house.arrivals) {
        expect(email.attachments).toEqual([]);
        expect(email.to).toHaveLength(1);
      }
      expect(desk?.email.subject).toBe('Quote request RR-7KQ2-M9TX');
      expect(visitor?.email.subject).toBe('Your quote RR-7KQ2-M9TX from Romp & Riddle');
      for (const [arrival, words] of [
        [desk, deskEmail(quote, FACTS)],
        [visitor, visitorEmail(quote, FACTS)],
      ] as const) {
        expect(unix(arrival?.email.html)).toBe(words.html.trimEnd());
        expect(unix(arrival?.email.text)).toBe(words.text.trimEnd());
      }
    },
  );

  it('in the settings of the site does not get into a header either', async () => {
    house.arrivals.length = 0;
    const company = { ...FACTS.company, name: 'Romp\r\nBcc: victim@example.org' };
    const broken = openEmailChannel(house.settings, emailFacts({ company }));
    expect(await send('desk', storedQuote(), broken)).toEqual({ result: 'dead', error: 'unsafe-header' });
    broken.close();
    expect(house.arrivals).toEqual([]);
  });
});
