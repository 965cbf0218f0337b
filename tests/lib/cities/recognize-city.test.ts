import { describe, expect, it } from 'vitest';
import { ALIASED_LABELS, aliasesOf } from '#lib/cities/aliases';
import { recognizeCity } from '#lib/cities/recognize-city';

const HOME = 'San Francisco, CA, USA';
const recognize = (text: string) => recognizeCity(text, HOME);

describe('a typed city', () => {
  it.each([
    ['SF', HOME],
    ['san francisco', HOME],
    ['  San  Fran ', HOME],
    ['San Francisco, California', HOME],
    ['san francisco, ca, usa', HOME],
    ['South San Francisco', undefined],
    ['South San Francisco, CA', 'South San Francisco, CA, USA'],
    ['San Francisco, Argentina', 'San Francisco, Argentina'],
    ['Denver, Colorado', 'Denver, CO, USA'],
    ['sao paulo, brazil', 'São Paulo, Brazil'],
    ['NYC', 'New York City, NY, USA'],
    ['Oakland, CA', 'Oakland, CA, USA'],
  ])('is sure for %s: %s', (text, label) => {
    expect(recognize(text).place?.label).toBe(label);
  });

  it('brings its coordinates along, and nothing else', () => {
    expect(recognize('sf').place).toEqual({ label: HOME, latitude: 37.77493, longitude: -122.41942 });
  });

  it.each([
    ['denver', 'Denver, CO, USA'],
    ['Portland', 'Portland, OR, USA'],
    ['Golden Gate', 'Golden Gate, FL, USA'],
  ])('is a guess for the name %s alone', (text, label) => {
    expect(recognize(text)).toEqual({ guess: expect.objectContaining({ label }) });
  });

  it.each(['', '  ', 'Golden Gate Park', 'San Francisco Bay Area', 'x', '<script>'])('is nothing for "%s"', (text) => {
    expect(recognize(text)).toEqual({});
  });

  it('knows every alias', () => {
    for (const label of ALIASED_LABELS) {
      for (const alias of aliasesOf(label)) expect(recognize(alias).place?.label, alias).toBe(label);
    }
  });
});
