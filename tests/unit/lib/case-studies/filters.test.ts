import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCard } from '#lib/case-studies/card';
import { CATEGORIES } from '#lib/case-studies/categories';
import { filterGroups } from '#lib/case-studies/filter-groups';
import { formatFiltersTitle } from '#lib/case-studies/filters-title';
import {
  resolveFilters,
  filtersHref,
  filterStudies,
  formatFilters,
  nearestStudies,
  NO_FILTERS,
  parseFilters,
  type Filters,
} from '#lib/case-studies/filters';
import { getListPath, parseListPath } from '#lib/case-studies/list-path';
import { SIZE_BANDS } from '#lib/case-studies/size-bands';
import { normalizeSearchText } from '#lib/content/search-text';
import { hasWords, packWords, splitWords } from '#lib/content/words';
import { PRICE_LIST } from '#lib/quote/price-list';
import { caseStudy } from '#tests/factories/case-study';

const CITIES = ['Denver, CO, USA', 'Montréal, QC, Canada', 'Global (9 cities)'];

const study = fc
  .record({
    categories: fc.subarray([...CATEGORIES], { minLength: 1 }),
    participants: fc.oneof(fc.constantFrom(30, 31, 50, 51, 100, 101), fc.integer({ min: 1, max: 900 })),
    format: fc.constantFrom('in-person', 'virtual'),
    city: fc.constantFrom(...CITIES),
    date: fc.constantFrom('2025-08-21', '2026-01-12', '2026-05-07'),
    body: fc.constantFrom('lanterns on the pier', 'a fog horn', 'one lantern'),
  })
  .map((changes) => toCard(caseStudy(changes)));
const studies = fc.array(study, { minLength: 1, maxLength: 12 });

const filters: fc.Arbitrary<Filters> = fc.record({
  categories: fc.subarray([...CATEGORIES], { maxLength: 3 }),
  size: fc.constantFrom('', ...SIZE_BANDS.map(({ value }) => value)),
  format: fc.constantFrom('', 'in-person', 'virtual'),
  city: fc.constantFrom('', ...CITIES),
  q: fc.oneof(
    fc.constantFrom('', 'lantern', 'fog', 'Déjà lanterns'),
    fc.string({ unit: 'grapheme', maxLength: 120 }).map(normalizeSearchText),
  ),
});

describe('filters in a query string', () => {
  it('round-trip in a fixed order', () => {
    fc.assert(
      fc.property(filters, (requested) => {
        const query = formatFilters(requested);
        expect(parseFilters(`?${query}`)).toEqual(requested);
        const shuffled = new URLSearchParams([...new URLSearchParams(query)].reverse());
        expect(formatFilters(parseFilters(shuffled.toString()))).toBe(query);
      }),
    );
  });

  it('are parsed from any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.webQueryParameters(), (noise, query) => {
        for (const search of [noise, `?${query}`, `?q=${noise}&city=${query}`]) {
          const written = formatFilters(parseFilters(search));
          expect(formatFilters(parseFilters(written))).toBe(written);
        }
      }),
    );
  });

  it.each([
    ['?category=Scavenger%20Hunt', 'category=Scavenger+Hunt'],
    ['?category=escape-room&category=Escape+Room', 'category=Escape+Room'],
    ['?category=Onboarding&category=team-building', 'category=Team+Building&category=Onboarding'],
    ['?category=juggling&size=7-9&format=hybrid&q=%20%26%20', ''],
    ['?size=huge&size=51-100&format=Virtual', 'size=51-100&format=virtual'],
    ['?q=%20jazz%0A%20heist%20', 'q=jazz+heist'],
    [`?q=${'a'.repeat(500)}`, `q=${'a'.repeat(80)}`],
  ])('are parsed from %s as %s', (search, query) => {
    expect(formatFilters(parseFilters(search))).toBe(query);
  });

  it('accept only cities of the studies, in any spelling', () => {
    const known = CITIES.map((city) => ({ city, categories: [] }));
    expect(resolveFilters(known, '?city=montreal-qc-canada').city).toBe('Montréal, QC, Canada');
    expect(resolveFilters(known, '?city=Atlantis').city).toBe('');
    expect(resolveFilters(known, '').city).toBe('');
  });

  it('keep other parameters', () => {
    const requested = { ...NO_FILTERS, size: '51-100' };
    expect(filtersHref(requested, '?test-mode=true&q=fog&utm=a%20b')).toBe(
      '/case-studies?size=51-100&test-mode=true&utm=a+b',
    );
    expect(filtersHref(NO_FILTERS, '?category=Onboarding')).toBe('/case-studies');
  });
});

describe('a list on the server', () => {
  it('has exactly one path for each set of filters', () => {
    fc.assert(
      fc.property(filters, (requested) => {
        const query = formatFilters(requested);
        const path = getListPath(`?utm=x&${query}`);
        if (!query) expect(path).toBeUndefined();
        else expect(parseListPath(path!.replace('/case-studies/list/', ''))).toBe(query);
      }),
    );
  });

  it.each(['', 'x', '%%%', 'nonsense', '..', 'size=7', 'format=virtual&size=51-100', 'q=a&utm=b', 'q=fog\n'])(
    'does not exist for %j',
    (text) => {
      expect(parseListPath(text)).toBeUndefined();
      expect(parseListPath(Buffer.from(text).toString('base64url'))).toBeUndefined();
    },
  );

  it('rejects a path that is not canonical', () => {
    const part = Buffer.from('q=fog').toString('base64url');
    expect(parseListPath(part)).toBe('q=fog');
    for (const other of [`${part}=`, `${part}!`, ` ${part}`]) expect(parseListPath(other)).toBeUndefined();
  });
});

describe('the filtered studies', () => {
  it('are all of them without filters', () => {
    fc.assert(
      fc.property(studies, (all) => {
        expect(filterStudies(all, NO_FILTERS)).toEqual(all);
      }),
    );
  });

  it('have the count that their option shows, before and after the choice', () => {
    fc.assert(
      fc.property(studies, filters, (all, requested) => {
        const { category, ...single } = filterGroups(all, requested);
        for (const { options } of Object.values(single)) {
          for (const { count, isSet, filters: next } of options) {
            expect(filterStudies(all, isSet ? requested : next)).toHaveLength(count);
            expect(formatFilters(next)).not.toBe(formatFilters(requested));
          }
        }
        for (const { label, count } of category.options) {
          const alone = { ...requested, categories: CATEGORIES.filter((one) => one === label) };
          expect(filterStudies(all, alone)).toHaveLength(count);
        }
        const chosen = category.options.find(({ filters: next }) => next.categories.length === 1);
        if (requested.categories.length === 0) {
          expect(filterStudies(all, chosen!.filters)).toHaveLength(chosen!.count);
        }
      }),
    );
  });

  it('grow with another category, and never with another filter', () => {
    fc.assert(
      fc.property(studies, filters, fc.constantFrom(...CATEGORIES), (all, requested, category) => {
        const shown = filterStudies(all, requested);
        const more = filterStudies(all, { ...requested, categories: [...requested.categories, category] });
        if (requested.categories.length > 0) expect(more).toEqual(expect.arrayContaining(shown));
        expect(filterStudies(all, { ...requested, q: '' })).toEqual(expect.arrayContaining(shown));
      }),
    );
  });

  it('are replaced by the nearest studies if there are none', () => {
    const card = (slug: string, changes: object) => toCard(caseStudy({ slug, ...changes }));
    const all = [
      card('far', { date: '2026-09-09' }),
      card('old', { date: '2025-01-01', format: 'virtual', participants: 75 }),
      card('new', { date: '2026-05-05', format: 'virtual', participants: 75 }),
      card('one-off', { date: '2026-06-06', format: 'virtual' }),
    ];
    const requested: Filters = { ...NO_FILTERS, format: 'virtual', size: '51-100', q: 'submarine' };
    expect(filterStudies(all, requested)).toEqual([]);
    expect(nearestStudies(all, requested).map(({ slug }) => slug)).toEqual(['new', 'old']);
  });
});

describe('size bands', () => {
  it('are the bands of the price list, and include every head count once', () => {
    expect(SIZE_BANDS.map(({ to }) => to)).toEqual(PRICE_LIST.bands.map(({ upTo }) => upTo));
    expect(SIZE_BANDS.map(({ label }) => label)).toEqual(['Up to 30', '31 to 50', '51 to 100', 'Over 100']);
    for (const people of [1, 30, 31, 50, 51, 100, 101, 5000]) {
      expect(SIZE_BANDS.filter(({ from, to }) => from <= people && people <= to)).toHaveLength(1);
    }
  });
});

describe('a search', () => {
  it('finds every word of a text by its prefix, in any case and with any accents', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 30 }), fc.nat(), fc.nat({ max: 8 }), (text, at, length) => {
        const words = splitWords(text);
        const word = words[at % words.length]!;
        expect(hasWords(packWords(text), word.slice(0, length + 1).toUpperCase())).toBe(true);
      }),
    );
  });

  it.each([
    ['Montréal', 'montreal', true],
    ['Montreal', 'MONTRÉAL', true],
    ['The company’s docs', "company's doc", true],
    ['Foxglove & Rye', 'rye foxglove', true],
    ['hunt hunters', 'hunt', true],
    ['hunt hunters', 'hunting', false],
    ['a lantern night', 'lantern day', false],
    ['skyway', 'way', false],
    ['anything', '', true],
  ])('in %j for %j: %s', (text, query, found) => {
    expect(hasWords(packWords(text), query)).toBe(found);
  });

  it('reaches names, industry, city, sections and testimonials', () => {
    const { words } = toCard(caseStudy());
    for (const query of ['acme', 'clocks', 'denver', 'loud', 'rang', 'ada tick', 'looked', 'noon']) {
      expect(hasWords(words, query), query).toBe(true);
    }
  });
});

describe('the title of a list', () => {
  it.each([
    ['category=Escape+Room', 'Escape Room case studies'],
    ['category=Escape+Room&category=Onboarding', 'Onboarding or Escape Room case studies'],
    ['size=51-100&format=virtual&city=Denver%2C+CO%2C+USA', 'Case studies: 51 to 100 players, virtual, Denver, CO'],
    ['category=Philanthropy&q=fog', 'Philanthropy case studies: search results'],
  ])('for %s is %s', (query, title) => {
    expect(formatFiltersTitle(parseFilters(query))).toBe(title);
  });
});
