import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm } from '#lib/leads/no-script-form/parse-form';

const NOW = new Date('2026-11-21T12:00:00Z');

/** The no-script form as a browser sends it, including empty text fields. */
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
  return parseForm(fields, NOW)!;
}

const price = (changes: Record<string, string> = {}) => parse({ intent: 'price', ...changes });
const errorsOf = ({ outcome }: ReturnType<typeof parse>) => (outcome?.status === 422 ? outcome.body.errors : undefined);

describe('the price button', () => {
  it('requires only event, city and people', () => {
    const invalid = { firstName: '', lastName: '', email: 'nonsense', description: 'x'.repeat(3000), game: 'custom' };
    const quote = price(invalid);
    expect(quote.outcome).toEqual({ status: 200, isPrice: true });
    expect(quote.price).toEqual({ baseFee: 3000, participants: 2475, total: 5475 });
    expect(quote.values).toMatchObject({ ...ANSWERS, ...invalid });
  });

  it('reports which of the three are missing', () => {
    const quote = price({ typeOfEvent: '', city: ' ', participantSize: 'many', email: '' });
    expect(errorsOf(quote)).toEqual({
      typeOfEvent: 'Choose one of the listed event types.',
      city: 'Enter the city of the event.',
      participantSize: 'Enter the number of people, such as 45.',
    });
    expect(quote.price).toBeUndefined();
    expect(quote.values.participantSize).toBe('many');
  });

  it('requires no city for a virtual event, and keeps a typed one', () => {
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
    'recognizes %s as San Francisco',
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

  it('is reported only when it was changed', () => {
    expect(parse({ city: 'SF' }).cityNote).toBe('We read “SF” as San Francisco, CA, USA.');
    expect(parse({ city: 'San Francisco, CA, USA' }).cityNote).toBe('');
  });

  it('stays as typed when it is ambiguous or not listed', () => {
    for (const city of ['Portland', 'South San Francisco', 'The moon, crater 7']) {
      const quote = parse({ city });
      expect(quote.outcome, city).toBeUndefined();
      expect(quote.answers).toMatchObject({ city });
      expect(quote.answers).not.toHaveProperty('latitude');
      expect(quote.price?.baseFee).toBe(3000);
      expect(quote.cityNote).toContain(`We keep “${city}” as you wrote it`);
    }
    expect(parse({ city: 'Portland' }).cityNote).toContain('Do you mean Portland, OR, USA?');
  });

  it('is an error without a search when it is too long', () => {
    expect(errorsOf(parse({ city: 'x'.repeat(121) }))).toEqual({ city: 'Shorten the city to 120 characters.' });
  });
});

describe('the send button', () => {
  it('returns the answers of the JSON request when all are valid', () => {
    const quote = parse({ description: 'One.\r\nTwo.' }, ['', '2026-12-10', '2026-12-11']);
    expect(quote.outcome).toBeUndefined();
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

  it('reports all errors at once together with the price', () => {
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

  it('checks the size and the city of a game', () => {
    const escape = { typeOfEvent: 'escape-room', game: 'jazz-heist' };
    expect(errorsOf(parse({ ...escape, city: 'SF', participantSize: '61' }))?.game).toContain('takes up to 60 players');
    expect(errorsOf(parse({ ...escape, city: 'Denver' }))?.game).toBe(
      'Jazz Heist is played in San Francisco, CA, USA only. Write that as the city, or choose another game.',
    );
    expect(parse({ ...escape, city: 'sf' }).outcome).toBeUndefined();
    expect(errorsOf(parse({ ...escape, participantSize: '' }))).toEqual({
      participantSize: 'Enter the number of people, such as 45.',
    });
  });

  it('accepts every day that has not passed in some time zone', () => {
    const at = (day: string, now: string) => {
      const fields = new URLSearchParams({ intent: 'send', ...ANSWERS, preferredDates: day });
      return parseForm(fields, new Date(now))?.outcome;
    };
    // 1 a.m. in London is 5 p.m. of the day before in San Francisco.
    expect(at('2026-11-21', '2026-11-21T01:00:00Z')).toBeUndefined();
    expect(at('2026-11-21', '2026-11-21T12:00:00Z')?.status).toBe(422);
    expect(at('someday', '2026-11-21T12:00:00Z')).toMatchObject({
      body: { errors: { preferredDates: 'Enter a date as year, month and day.' } },
    });
  });

  it('refuses unknown fields', () => {
    expect(errorsOf(parse({ total: '1' }))).toEqual({ form: 'This form has no field called total.' });
    expect(errorsOf(parse({ __proto__x: '1' }))).toHaveProperty('form');
  });
});

describe('other forms', () => {
  it.each([undefined, '', 'Price', 'buy'])('are not parsed as the no-script form with the button %s', (intent) => {
    const fields = new URLSearchParams(ANSWERS);
    if (intent !== undefined) fields.set('intent', intent);
    expect(parseForm(fields, NOW)).toBeUndefined();
  });

  it('pass their answers under the names of preset links', () => {
    const ask = (fields: Record<string, string>) =>
      parseForm(new URLSearchParams({ intent: 'price', from: 'home', ...fields }), NOW)!;
    const online = ask({ where: 'online', people: '60' });
    expect(online.values).toMatchObject({ typeOfEvent: 'virtual', participantSize: '60' });
    expect(online).toMatchObject({ price: { total: 3350 }, outcome: { status: 200 } });

    const home = ask({ where: 'home', people: '1,000' });
    expect(home.values).toMatchObject({ typeOfEvent: '', city: 'San Francisco, CA, USA', participantSize: '1,000' });
    expect([home.price, home.outcome]).toEqual([undefined, { status: 200, isPrice: true }]);

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

  it('never throw, whatever they contain', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.keys(ANSWERS), 'preferredDates', 'where', 'people', 'constructor'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), fc.constantFrom('price', 'send'), (pairs, intent) => {
        const quote = parseForm(new URLSearchParams([['intent', intent], ...pairs]), NOW)!;
        if (intent === 'price') expect(quote.outcome).toBeDefined();
        expect(quote.values.preferredDates).toHaveLength(3);
      }),
    );
  });
});
