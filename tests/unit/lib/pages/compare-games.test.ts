import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognizeCity } from '#lib/cities/recognize-city';
import {
  formatCompareQuery,
  MAX_PINS,
  NO_ANSWERS,
  parseCompareAnswers,
  type CompareAnswers,
} from '#lib/quote/compare-answers';
import { getComparePath, parseComparePath } from '#lib/quote/compare-path';
import { MOOD_VALUES, PLACE_VALUES, WALKING_VALUES } from '#lib/quote/compare-choices';
import { closestStudy, isCompared, rankGames } from '#lib/pages/compare-games';
import { formatCompareLetter } from '#lib/pages/compare-letter';
import { getGames } from '#lib/pages/read';
import { isHomeCity } from '#lib/quote/home-city';
import { PRICE_LIST } from '#lib/quote/price-list';

const GAMES = getGames().filter(isCompared);
const groupWith = (answers: Partial<CompareAnswers>) => ({ ...NO_ANSWERS, ...answers });
const rank = (answers: Partial<CompareAnswers>) => rankGames(GAMES, groupWith(answers));
const find = (answers: Partial<CompareAnswers>, id: string) => rank(answers).find(({ game }) => game.id === id)!;

const anyAnswers: fc.Arbitrary<CompareAnswers> = fc.record({
  people: fc.integer({ min: 1, max: 5000 }),
  minutes: fc.integer({ min: 3, max: 12 }).map((steps) => steps * 15),
  place: fc.constantFrom('', ...PLACE_VALUES),
  city: fc.constantFrom('', 'Chicago', 'San Francisco', 'South San Francisco', 'São Paulo & more'),
  walking: fc.constantFrom('', ...WALKING_VALUES),
  indoors: fc.boolean(),
  mood: fc.constantFrom('', ...MOOD_VALUES),
  pins: fc.uniqueArray(fc.constantFrom(...GAMES.map(({ id }) => id)), { maxLength: MAX_PINS }),
});

describe('the answers about a group', () => {
  it('stay the same in a query and in an internal path', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const query = formatCompareQuery(answers);
        expect(parseCompareAnswers(new URLSearchParams(query))).toEqual(answers);
        const path = getComparePath(`?${query}`);
        expect(path === undefined).toBe(query === '');
        if (path) expect(parseComparePath(path.split('/').at(-1)!)).toEqual(answers);
      }),
    );
  });

  it('count as not given when they are unknown', () => {
    const query = 'minutes=7&place=moon&walking=swim&indoors=1&mood=grim&pin=%3Cscript%3E&color=red';
    expect(parseCompareAnswers(new URLSearchParams(query))).toEqual(NO_ANSWERS);
    expect(getComparePath(`?${query}`)).toBeUndefined();
    expect(parseComparePath('bm90aGluZw')).toBeUndefined();
  });

  it('keep a head count that is no number apart from none, and take it into no link', () => {
    const answers = parseCompareAnswers(new URLSearchParams('people=many'));
    expect(answers.people).toBeNaN();
    expect(formatCompareQuery(answers)).toBe('');
    expect(rankGames(GAMES, answers).every(({ price }) => price === undefined)).toBe(true);
  });
});

describe('the ranking', () => {
  it('has every game once, possible ones first, each with a price, and impossible ones with a reason', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const ranked = rankGames(GAMES, answers);
        expect(new Set(ranked.map(({ game }) => game.id))).toEqual(new Set(GAMES.map(({ id }) => id)));
        const possible = ranked.map(({ isPossible }) => isPossible);
        expect(possible).toEqual(possible.toSorted((left, right) => Number(right) - Number(left)));
        for (const { game, isPossible, price, misfits } of ranked) {
          const fits = answers.people >= game.smallest && answers.people <= game.largest;
          if (isPossible) expect([fits, price !== undefined]).toEqual([true, true]);
          else expect(misfits.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it.each([
    [{ mood: 'giving' }, 'pack-it-forward'],
    [{ place: 'online', people: 6 }, 'signal-lost'],
    [{ place: 'online', people: 900 }, 'follow-the-sun'],
    [{ mood: 'festive', people: 210 }, 'lantern-night'],
    [{ place: 'office', minutes: 75, people: 120 }, 'office-hunt'],
    [{ place: 'rooms', people: 6 }, 'journey-to-jidara'],
    [{ place: 'city', walking: 'little' }, 'museum-hunt'],
  ] satisfies [Partial<CompareAnswers>, string][])('for %j begins with %s', (answers, first) => {
    expect(rank(answers)[0]?.game.id).toBe(first);
  });

  it('takes an empty head count for none, and not for the usual one', () => {
    const answers = parseCompareAnswers(new URLSearchParams('people=&city=Chicago'));
    expect(answers.people).toBeNaN();
    expect(formatCompareQuery(answers)).toBe('city=Chicago');
  });

  it('says what does not fit', () => {
    expect(find({ people: 80 }, 'jazz-heist')).toMatchObject({
      isPossible: false,
      misfits: ['Takes up to 60 people.'],
    });
    expect(find({ city: 'Chicago' }, 'jazz-heist').misfits).toEqual(['Played in San Francisco only.']);
    expect(find({ minutes: 60 }, 'lantern-night').misfits).toEqual(['Takes at least 120 minutes.']);
    expect(find({ place: 'online' }, 'jazz-heist').misfits).toEqual(['Where: Our rooms in San Francisco.']);
    expect(find({ indoors: true }, 'city-hunt').misfits).toEqual(['Outdoors, with an indoor version for rain.']);
  });

  it('prices by the rule: travel outside San Francisco, none online and in the rooms', () => {
    expect(find({ people: 80, city: 'Chicago' }, 'city-hunt').price).toEqual({
      baseFee: 3000,
      participants: 4450,
      total: 7450,
    });
    expect(find({ people: 80, city: 'San Francisco' }, 'city-hunt').price?.baseFee).toBe(0);
    expect(find({ people: 80, city: 'Chicago' }, 'signal-lost').price?.baseFee).toBe(0);
    expect(find({ people: 40 }, 'jazz-heist').price?.baseFee).toBe(0);
    expect(find({ people: 40, place: 'online' }, 'first-week').price?.baseFee).toBe(0);
  });

  it.each([
    'San Francisco',
    'SF',
    'san fran',
    'San Francisco, CA',
    'San Francisco, CA, USA',
    'San Francisco California',
  ])('takes %s for the home city, as the server does', (typed) => {
    expect(isHomeCity(typed)).toBe(true);
    expect(recognizeCity(typed, PRICE_LIST.cityWithoutBaseFee).place?.label).toBe(PRICE_LIST.cityWithoutBaseFee);
  });

  it.each(['South San Francisco', 'San Francisco de Macorís', 'Daly City', '', 'San'])(
    'does not take %j for it',
    (typed) => expect(isHomeCity(typed)).toBe(false),
  );

  it('chooses the case study of the game whose group was closest in size', () => {
    const study = (slug: string, game: string, participants: number) => ({ slug, company: slug, game, participants });
    const studies = [study('small', 'a', 20), study('large', 'a', 200), study('other', 'b', 60)];
    expect(closestStudy(studies, 'a', 40)?.slug).toBe('small');
    expect(closestStudy(studies, 'a', 90)?.slug).toBe('large');
    expect(closestStudy(studies, 'c', 90)).toBeUndefined();
  });
});

describe('the letter', () => {
  it('names the group, each format with its price, and the link', () => {
    const answers = groupWith({ people: 80, city: 'Chicago' });
    const [first, second] = rankGames(GAMES, answers);
    const copy = { subject: 'An event for {group}', letter: 'For {group}:\n\n{options}\n\n{link}\n' };
    const link = 'https://example.com/?people=80';
    expect(formatCompareLetter({ copy, answers, options: [first!, second!], link })).toEqual({
      subject: 'An event for 80 people in Chicago',
      body: [
        'For 80 people in Chicago:',
        '',
        '- City Hunt, 2 to 2.5 hours: $7,450 in total, $93.13 each, with $3,000 travel and set-up',
        '- Museum After Hours, 2 hours: $7,450 in total, $93.13 each, with $3,000 travel and set-up',
        '',
        link,
      ].join('\n'),
    });
  });

  it('says where its prices hold while no city is given', () => {
    const answers = groupWith({});
    const options = rankGames(GAMES, answers);
    const copy = { subject: '{group}', letter: '{options}' };
    const { body } = formatCompareLetter({ copy, answers, options, link: 'x' });
    expect(body).toContain(
      '- City Hunt, 2 to 2.5 hours: $5,475 in total, $121.67 each, with $3,000 travel and set-up outside San Francisco',
    );
    expect(body).toMatch(/^- Jazz Heist, 60 minutes: \$2,475 in total, \$55\.00 each$/m);
  });

  it('keeps words of the group that look like a placeholder', () => {
    const answers = groupWith({ city: '{link} $& {options}' });
    const copy = { subject: '{group}', letter: '{group}{options}{link}' };
    expect(formatCompareLetter({ copy, answers, options: [], link: 'x' }).subject).toBe(
      '45 people in {link} $& {options}',
    );
  });
});
