import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALIASED_LABELS, getAliases } from '#lib/cities/aliases';
import { foldName } from '#lib/cities/fold-name';
import { HOME_CITY } from '#lib/quote/home-city';
import { findPlaces } from '#lib/cities/places';

const first = (query: string) => findPlaces(query)[0]?.label;

describe('city search', () => {
  it.each([
    ['San Fran', 'San Francisco, CA, USA'],
    ['sf', 'San Francisco, CA, USA'],
    ['san f', 'San Francisco, CA, USA'],
    ['NYC', 'New York City, NY, USA'],
    ['new york, n', 'New York City, NY, USA'],
    ['la', 'Los Angeles, CA, USA'],
    ['D.C.', 'Washington, DC, USA'],
    ['washington dc', 'Washington, DC, USA'],
    ['Philly', 'Philadelphia, PA, USA'],
    ['veg', 'Las Vegas, NV, USA'],
    ['frisco', 'Frisco, TX, USA'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['lodz', 'Łódź, Poland'],
    ['tromso', 'Tromsø, Norway'],
    ['South San Fr', 'South San Francisco, CA, USA'],
    ['denver', 'Denver, CO, USA'],
    ['Denver, Colo', 'Denver, CO, USA'],
    ['saint louis', 'St. Louis, MO, USA'],
    ['st paul', 'Saint Paul, MN, USA'],
    ["coeur d'alene", "Coeur d'Alene, ID, USA"],
    ['toronto', 'Toronto, ON, Canada'],
    ['montreal, q', 'Montréal, QC, Canada'],
    ['london, uk', 'London, United Kingdom'],
    ['San Francisco, CA', 'San Francisco, CA, USA'],
    ['San Francisco, California', 'San Francisco, CA, USA'],
  ])('finds %s as %s', (query, label) => {
    expect(first(query)).toBe(label);
  });

  it('knows each alias, and every label that has one', () => {
    for (const label of ALIASED_LABELS) {
      for (const alias of getAliases(label)) {
        expect(findPlaces(alias)[0], alias).toMatchObject({ label, isSame: true });
      }
    }
  });

  it.each([
    ['denver co', 'Denver, CO, USA', true],
    ['sf', 'San Francisco, CA, USA', true],
    ['san', 'San Francisco, CA, USA', false],
    ['vega', 'Las Vegas, NV, USA', false],
  ])('reports whether %s is the whole name of %s: %s', (query, label, isSame) => {
    expect(findPlaces(query).find((place) => place.label === label)).toMatchObject({ isSame });
  });

  it('never confuses South San Francisco with San Francisco', () => {
    expect(findPlaces('south san francisco').map(({ label }) => label)).not.toContain('San Francisco, CA, USA');
    expect(findPlaces('san francisco')[0]).toMatchObject({ label: HOME_CITY.label, isSame: true });
  });

  it('returns coordinates, and nothing for an empty query', () => {
    expect(findPlaces('denver')[0]).toMatchObject({
      latitude: expect.closeTo(39.74, 1),
      longitude: expect.closeTo(-104.98, 1),
    });
    expect(findPlaces('san francisco')[0]).toMatchObject(HOME_CITY);
    expect(findPlaces('  ')).toEqual([]);
    expect(findPlaces('zzzzzz')).toEqual([]);
    expect(findPlaces('東京 💥 \\ "')).toEqual([]);
  });

  it('finds a label by every prefix that is long enough to distinguish it', () => {
    const label = fc.constantFrom('Denver, CO, USA', 'São Paulo, Brazil', 'Montréal, QC, Canada', 'Łódź, Poland');
    fc.assert(
      fc.property(label, fc.nat(12), fc.boolean(), (wanted, cut, isPlain) => {
        const whole = isPlain ? foldName(wanted) : wanted;
        const beginning = whole.slice(0, Math.max(5, whole.length - cut));
        expect(findPlaces(beginning, 50).map((place) => place.label)).toContain(wanted);
      }),
    );
  });
});
