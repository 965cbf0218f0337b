import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlainQuote } from '#lib/plain-quote/plain-quote';

const NOW = new Date('2026-11-21T12:00:00Z');

/** The plain form as a browser sends it: every text field, empty or not. */
const ANSWERS = {
  typeOfEvent: 'scavenger-hunt',
  city: 'Denver, CO, USA',
  participantSize: '45',
  game: 'recommend',
  description: '',
  firstName: 'Imani',
  lastName: 'Okafor',
  email: 'imani@example.com',
  phone: '',
};

function parse(changes: Record<string, string> = {}, days: string[] = ['', '', '']) {
  const fields = new URLSearchParams({ intent: 'send', ...ANSWERS, ...changes });
  for (const day of days) fields.append('preferredDates', day);
  return parsePlainQuote(fields, NOW)!;
}

const price = (changes: Record<string, string> = {}) => parse({ intent: 'price', ...changes });
const errorsOf = ({ settled }: ReturnType<typeof parse>) => (settled?.status === 422 ? settled.body.errors : undefined);

describe('the button for the price', () => {
  it('needs event, city and people, and nothing else', () => {
    const nobody = { firstName: '', lastName: '', email: 'nonsense', description: 'x'.repeat(3000), game: 'custom' };
    const quote = price(nobody);
    expect(quote.settled).toEqual({ status: 200, isPrice: true });
    expect(quote.price).toEqual({ baseFee: 3000, participants: 2475, total: 5475 });
    expect(quote.values).toMatchObject({ ...ANSWERS, ...nobody });
  });

  it('says what is missing of the three', () => {
    const quote = price({ typeOfEvent: '', city: ' ', participantSize: 'many', email: '' });
    expect(errorsOf(quote)).toEqual({
      typeOfEvent: 'Choose one of the listed event types.',
      city: 'Enter the city of the event.',
      participantSize: 'Enter the number of people, such as 45.',
    });
    expect(quote.price).toBeUndefined();
    expect(quote.values.participantSize).toBe('many');
  });

  it('asks no city of a virtual event, and forgets none that was typed', () => {
    for (const city of ['', 'Denver, CO, USA']) {
      const quote = price({ typeOfEvent: 'virtual', city });
      expect(quote.price?.baseFee).toBe(0);
      expect(quote.values.city).toBe(city);
      expect(quote.answers).not.toHaveProperty('city');
    }
  });
});

describe('a city in another spelling', () => {
  it.each(['san francisco', 'SF', 'San Francisco, California', ' San Francisco, CA, USA '])(
    '%s is San Francisco',
    (city) => {
      const quote = parse({ city });
      expect(quote.answers).toMatchObject({
        city: 'San Francisco, CA, USA',
        latitude: 37.77493,
        longitude: -122.41942,
      });
      expect(quote.values.city).toBe('San Francisco, CA, USA');
      expect(quote.price?.baseFee).toBe(0);
    },
  );

  it('is said when it was changed, and not when it was not', () => {
    expect(parse({ city: 'SF' }).cityNote).toBe('We read “SF” as San Francisco, CA, USA.');
    expect(parse({ city: 'San Francisco, CA, USA' }).cityNote).toBe('');
  });

  it('stays as it was typed when it may be another place, or none that is listed', () => {
    for (const city of ['Portland', 'South San Francisco', 'The moon, crater 7']) {
      const quote = parse({ city });
      expect(quote.settled, city).toBeUndefined();
      expect(quote.answers).toMatchObject({ city });
      expect(quote.answers).not.toHaveProperty('latitude');
      expect(quote.price?.baseFee).toBe(3000);
      expect(quote.cityNote).toContain(`We keep “${city}” as you wrote it`);
    }
    expect(parse({ city: 'Portland' }).cityNote).toContain('Do you mean Portland, OR, USA?');
  });

  it('that is too long is an error and is not searched', () => {
    expect(errorsOf(parse({ city: 'x'.repeat(121) }))).toEqual({ city: 'Shorten the city to 120 characters.' });
  });
});

describe('the button that sends', () => {
  it('hands over the answers of the JSON request when all is right', () => {
    const quote = parse({ description: 'One.\r\nTwo.' }, ['', '2026-12-10', '2026-12-11']);
    expect(quote.settled).toBeUndefined();
    expect(quote.answers).toEqual({
      typeOfEvent: 'scavenger-hunt',
      city: 'Denver, CO, USA',
      latitude: expect.closeTo(39.74, 1),
      longitude: expect.closeTo(-104.98, 1),
      participantSize: 45,
      game: 'recommend',
      description: 'One.\nTwo.',
      firstName: 'Imani',
      lastName: 'Okafor',
      email: 'imani@example.com',
      preferredDates: ['2026-12-10', '2026-12-11'],
    });
    expect(quote.values.preferredDates).toEqual(['', '2026-12-10', '2026-12-11']);
  });

  it('says all that is wrong at once, and still knows the price', () => {
    const quote = parse({ firstName: '', email: 'imani@', phone: '12', game: 'lantern-night' }, ['2026-11-20', '', '']);
    expect(errorsOf(quote)).toEqual({
      firstName: 'Enter your first name.',
      email: 'Enter an email address with an @ and an ending, such as name@company.com.',
      phone: 'Enter a phone number with all its digits, or leave it empty.',
      game: 'Lantern Night is made for holiday party; you chose scavenger hunt. Choose another game, or let us recommend one.',
      preferredDates: 'Choose dates from tomorrow on, or leave them empty.',
    });
    expect(quote.price?.total).toBe(5475);
  });

  it('keeps a game to its size and its city', () => {
    const escape = { typeOfEvent: 'escape-room', game: 'jazz-heist' };
    expect(errorsOf(parse({ ...escape, city: 'SF', participantSize: '61' }))?.game).toContain('takes up to 60 players');
    expect(errorsOf(parse({ ...escape, city: 'Denver' }))?.game).toBe(
      'Jazz Heist is played in San Francisco, CA, USA only. Write that as the city, or choose another game.',
    );
    expect(parse({ ...escape, city: 'sf' }).settled).toBeUndefined();
    expect(errorsOf(parse({ ...escape, participantSize: '' }))).toEqual({
      participantSize: 'Enter the number of people, such as 45.',
    });
  });

  it('takes every day that is still ahead somewhere', () => {
    const at = (day: string, now: string) => {
      const fields = new URLSearchParams({ intent: 'send', ...ANSWERS, preferredDates: day });
      return parsePlainQuote(fields, new Date(now))?.settled;
    };
    // One o'clock in the morning in London is five in the afternoon of the day before in San Francisco.
    expect(at('2026-11-21', '2026-11-21T01:00:00Z')).toBeUndefined();
    expect(at('2026-11-21', '2026-11-21T12:00:00Z')?.status).toBe(422);
    expect(at('someday', '2026-11-21T12:00:00Z')).toMatchObject({
      body: { errors: { preferredDates: 'Enter a date as year, month and day.' } },
    });
  });

  it('refuses fields that the form does not have, as ever', () => {
    expect(errorsOf(parse({ total: '1' }))).toEqual({ form: 'This form has no field called total.' });
    expect(errorsOf(parse({ __proto__x: '1' }))).toHaveProperty('form');
  });
});

describe('other forms', () => {
  it.each([undefined, '', 'Price', 'buy'])('are none of this, with the button %s', (intent) => {
    const fields = new URLSearchParams(ANSWERS);
    if (intent !== undefined) fields.set('intent', intent);
    expect(parsePlainQuote(fields, NOW)).toBeUndefined();
  });

  it('bring their answers along under the names of links', () => {
    const ask = (fields: Record<string, string>) =>
      parsePlainQuote(new URLSearchParams({ intent: 'price', from: 'home', ...fields }), NOW)!;
    const online = ask({ where: 'online', people: '60' });
    expect(online.values).toMatchObject({ typeOfEvent: 'virtual', participantSize: '60' });
    expect(online).toMatchObject({ price: { total: 3350 }, settled: { status: 200 } });

    const home = ask({ where: 'home', people: '1,000' });
    expect(home.values).toMatchObject({ typeOfEvent: '', city: 'San Francisco, CA, USA', participantSize: '1,000' });
    expect([home.price, home.settled]).toEqual([undefined, { status: 200, isPrice: true }]);

    const heist = ask({
      type: 'escape-room',
      game: 'jazz-heist',
      city: 'San Francisco, CA, USA',
      date: '2026-12-10',
      people: '20',
    });
    expect(heist.values).toMatchObject({ game: 'jazz-heist', preferredDates: ['2026-12-10', '', ''] });
    expect(heist.price?.total).toBe(1500);

    expect(errorsOf(ask({ where: 'away', people: 'lots' }))).toEqual({
      participantSize: 'Enter the number of people, such as 45.',
    });
    expect(ask({ where: 'away', people: 'lots' }).values.participantSize).toBe('lots');
  });

  it('never break it, whatever they hold', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.keys(ANSWERS), 'preferredDates', 'where', 'people', 'constructor'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), fc.constantFrom('price', 'send'), (pairs, intent) => {
        const quote = parsePlainQuote(new URLSearchParams([['intent', intent], ...pairs]), NOW)!;
        if (intent === 'price') expect(quote.settled).toBeDefined();
        expect(quote.values.preferredDates).toHaveLength(3);
      }),
    );
  });
});
