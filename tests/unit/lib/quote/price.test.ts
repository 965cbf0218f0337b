import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPerPerson } from '#lib/quote/figures';
import { priceOfNextPerson, participantPriceOf, placesLeftInFlatBand, priceOf } from '#lib/quote/price';

const DENVER = 'Denver, CO, USA';
const HOME = 'San Francisco, CA, USA';
const headCount = fc.integer({ min: 1, max: 5000 });

/** People, activity fee, per person, total with $3,000 travel, per person: product research, section 0.3. */
const TABLE = [
  [12, 1500, '$125.00', 4500, '$375.00'],
  [25, 1500, '$60.00', 4500, '$180.00'],
  [30, 1500, '$50.00', 4500, '$150.00'],
  [31, 1565, '$50.48', 4565, '$147.26'],
  [45, 2475, '$55.00', 5475, '$121.67'],
  [50, 2800, '$56.00', 5800, '$116.00'],
  [51, 2855, '$55.98', 5855, '$114.80'],
  [75, 4175, '$55.67', 7175, '$95.67'],
  [100, 5550, '$55.50', 8550, '$85.50'],
  [101, 5595, '$55.40', 8595, '$85.10'],
  [120, 6450, '$53.75', 9450, '$78.75'],
  [150, 7800, '$52.00', 10800, '$72.00'],
  [200, 10050, '$50.25', 13050, '$65.25'],
  [300, 14550, '$48.50', 17550, '$58.50'],
  [640, 29850, '$46.64', 32850, '$51.33'],
] as const;

describe('the price', () => {
  it.each(TABLE)('of %i people is $%i, or %s each', (people, activity, each, total, eachWithTravel) => {
    const home = priceOf({ typeOfEvent: 'onsite', city: HOME, participantSize: people });
    const away = priceOf({ typeOfEvent: 'onsite', city: DENVER, participantSize: people });
    expect(home).toEqual({ baseFee: 0, participants: activity, total: activity });
    expect(away).toEqual({ baseFee: 3000, participants: activity, total });
    expect(formatPerPerson(home.total, people)).toBe(each);
    expect(formatPerPerson(away.total, people)).toBe(eachWithTravel);
  });

  it('equals the sum per person of the specification, for 40 head counts in three kinds of place', () => {
    const counts = [
      1, 2, 5, 10, 15, 20, 25, 29, 30, 31, 32, 35, 40, 45, 49, 50, 51, 52, 53, 60, 70, 75, 80, 90, 99, 100, 101, 102,
      110, 120, 150, 180, 200, 250, 300, 500, 640, 1000, 2500, 5000,
    ];
    expect(new Set(counts).size).toBe(40);
    for (const people of counts) {
      let expected = 1500;
      for (let person = 31; person <= people; person += 1) expected += person <= 50 ? 65 : person <= 100 ? 55 : 45;
      const totals = [
        { typeOfEvent: 'onsite', city: HOME },
        { typeOfEvent: 'virtual', city: '' },
        { typeOfEvent: 'onsite', city: DENVER },
      ].map((place) => priceOf({ ...place, participantSize: people }).total);
      expect(totals, `${people} people`).toEqual([expected, expected, expected + 3000]);
    }
  });

  it('has no base fee for virtual events in any city', () => {
    expect(priceOf({ typeOfEvent: 'virtual', city: DENVER, participantSize: 45 }).baseFee).toBe(0);
  });

  it('charges travel for every label except exactly San Francisco, CA, USA', () => {
    for (const city of [
      'South San Francisco, CA, USA',
      'san francisco, ca, usa',
      'San Francisco',
      ' San Francisco, CA, USA',
      'San Francisco, CA, USA ',
      'San Francisco de Macorís, Dominican Republic',
      '',
    ]) {
      expect(priceOf({ typeOfEvent: 'offsite', city, participantSize: 10 }).baseFee).toBe(3000);
    }
  });

  it('is the base fee alone when no number was entered', () => {
    expect(participantPriceOf(0)).toBe(0);
  });

  it.each([-1, 2.5, NaN, Infinity])('refuses %d participants', (people) => {
    expect(() => participantPriceOf(people)).toThrow(RangeError);
  });

  it('never falls as people are added, and rises by at most $65 for each person', () => {
    fc.assert(
      fc.property(headCount, (people) => {
        expect(priceOfNextPerson(people)).toBeGreaterThanOrEqual(0);
        expect(priceOfNextPerson(people)).toBeLessThanOrEqual(65);
      }),
    );
  });

  it('has no jumps between bands', () => {
    expect([30, 50, 100].map(participantPriceOf)).toEqual([1500, 2800, 5550]);
    expect([30, 50, 100].map(priceOfNextPerson)).toEqual([65, 55, 45]);
  });

  it('is always the sum of its two lines', () => {
    const place = fc.constantFrom(HOME, DENVER, 'South San Francisco, CA, USA');
    fc.assert(
      fc.property(headCount, place, fc.constantFrom('virtual', 'onsite', 'homeschool'), (people, city, typeOfEvent) => {
        const { baseFee, participants, total } = priceOf({ typeOfEvent, city, participantSize: people });
        expect(total).toBe(baseFee + participants);
        expect(Number.isInteger(total)).toBe(true);
      }),
    );
  });

  it('gives the number of people that can be added at no cost', () => {
    expect([0, 12, 30, 31].map(placesLeftInFlatBand)).toEqual([0, 18, 0, 0]);
  });
});
