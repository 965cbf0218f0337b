import { describe, expect, it } from 'vitest';
import { findPlaces } from '#lib/cities/places';

const first = (query: string) => findPlaces(query)[0]?.label;

describe('city search', () => {
  it.each([
    ['San Fran', 'San Francisco, CA, USA'],
    ['sf', 'San Francisco, CA, USA'],
    ['NYC', 'New York City, NY, USA'],
    ['la', 'Los Angeles, CA, USA'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['South San Fr', 'South San Francisco, CA, USA'],
    ['denver', 'Denver, CO, USA'],
    ['San Francisco, CA', 'San Francisco, CA, USA'],
  ])('finds %s as %s', (query, label) => {
    expect(first(query)).toBe(label);
  });

  it('carries coordinates, and answers nothing to nothing', () => {
    expect(findPlaces('denver')[0]).toMatchObject({
      latitude: expect.closeTo(39.74, 1),
      longitude: expect.closeTo(-104.98, 1),
    });
    expect(findPlaces('  ')).toEqual([]);
    expect(findPlaces('zzzzzz')).toEqual([]);
  });
});
