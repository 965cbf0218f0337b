import { describe, expect, it } from 'vitest';
import { ALIASED_LABELS, getAliases } from '#lib/cities/aliases';
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
    ['San Francisco, California, United States', HOME],
    ['San Francisco, California, USA', HOME],
    ['San Francisco, CA, US', HOME],
    ['San Francisco, CA, U.S.A.', HOME],
    ['San Francisco, USA', HOME],
    ['San Francisco, United States of America', HOME],
    ['san francisco ca united states', HOME],
    ['San Francisco CA 94105', HOME],
    ['San Francisco, CA 94105-1804, USA', HOME],
    ['San Francisco 94105', HOME],
    ['San Francisco,, CA,', HOME],
    [', San Francisco CA', HOME],
    ['1 Market St, Suite 300, San Francisco, CA 94105, United States', HOME],
    ['1 Market St San Francisco CA 94105', HOME],
    ['Ferry Building, San Francisco, California', HOME],
    ['1 Market Street\nSan Francisco, CA 94105\nUSA', HOME],
    ['San Francisco, San Francisco County, California, United States', HOME],
    ['611 Gateway Blvd, South San Francisco, CA 94080', 'South San Francisco, CA, USA'],
    ['South San Francisco, California, United States', 'South San Francisco, CA, USA'],
    ['611 Gateway Blvd South San Francisco California 94080', 'South San Francisco, CA, USA'],
    ['South, San Francisco, CA', 'South San Francisco, CA, USA'],
    ['East San Francisco, CA', undefined],
    ['New York, New York, USA', 'New York City, NY, USA'],
    ['New York, NY 10001', 'New York City, NY, USA'],
    ['New York, United States', 'New York City, NY, USA'],
    ['350 5th Ave, New York, NY 10118, United States', 'New York City, NY, USA'],
    ['Washington, D.C. 20001', 'Washington, DC, USA'],
    ['St. Louis, Missouri, United States', 'St. Louis, MO, USA'],
    ['Denver Colorado 80202', 'Denver, CO, USA'],
    ['Denver, CO 80202, USA', 'Denver, CO, USA'],
    ['Toronto, Ontario, Canada', 'Toronto, ON, Canada'],
    ['Toronto, ON M5V 2T6, Canada', 'Toronto, ON, Canada'],
    ['Montréal, Québec', 'Montréal, QC, Canada'],
    ['London, England, United Kingdom', 'London, United Kingdom'],
    ['10 Downing St, London SW1A 2AA, UK', 'London, United Kingdom'],
    ['Barcelona, Catalonia, Spain', 'Barcelona, Spain'],
    ['Unter den Linden 1, 10117 Berlin, Germany', 'Berlin, Germany'],
    ['Amsterdam, The Netherlands', 'Amsterdam, Netherlands'],
  ])('is a certain match for %s: %s', (text, label) => {
    expect(recognize(text).place?.label).toBe(label);
  });

  it('has coordinates, and no other fields', () => {
    expect(recognize('sf').place).toEqual({ label: HOME, latitude: 37.77493, longitude: -122.41942 });
  });

  it.each([
    ['denver', 'Denver, CO, USA'],
    ['Portland', 'Portland, OR, USA'],
    ['Golden Gate', 'Golden Gate, FL, USA'],
  ])('is a guess for the name %s alone', (text, label) => {
    expect(recognize(text)).toEqual({ guess: expect.objectContaining({ label }) });
  });

  it.each(['', '  ', 'Golden Gate Park', 'San Francisco Bay Area', 'x', '<script>'])(
    'is not recognized for "%s"',
    (text) => {
      expect(recognize(text)).toEqual({});
    },
  );

  it('is recognized by every alias', () => {
    for (const label of ALIASED_LABELS) {
      for (const alias of getAliases(label)) expect(recognize(alias).place?.label, alias).toBe(label);
    }
  });
});
