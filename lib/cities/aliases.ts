const ALIASES: Record<string, string[]> = {
  'San Francisco, CA, USA': ['SF', 'San Fran'],
  'New York City, NY, USA': ['New York', 'NYC', 'NY', 'The Big Apple'],
  'The Bronx, NY, USA': ['Bronx'],
  'Los Angeles, CA, USA': ['LA', 'L.A.'],
  'San Diego, CA, USA': ['SD'],
  'Washington, DC, USA': ['DC', 'D.C.', 'District of Columbia'],
  'Philadelphia, PA, USA': ['Philly'],
  'Las Vegas, NV, USA': ['Vegas', 'LV'],
  'New Orleans, LA, USA': ['NOLA'],
  'Atlanta, GA, USA': ['ATL'],
  'Portland, OR, USA': ['PDX'],
  'Salt Lake City, UT, USA': ['SLC'],
  'Oklahoma City, OK, USA': ['OKC'],
  'Kansas City, MO, USA': ['KC'],
  'St. Louis, MO, USA': ['STL'],
  'Minneapolis, MN, USA': ['Twin Cities', 'MSP'],
  'Dallas, TX, USA': ['DFW'],
  'Indianapolis, IN, USA': ['Indy'],
  'Mexico City, Mexico': ['CDMX', 'Ciudad de México'],
  'Montréal, QC, Canada': ['MTL'],
  'Munich, Germany': ['München'],
  'Vienna, Austria': ['Wien'],
  'Köln, Germany': ['Cologne'],
};

/** What a city is also called, by its label; nothing for most. */
export function aliasesOf(label: string): string[] {
  return ALIASES[label] ?? [];
}

/** Every label that has an alias. */
export const ALIASED_LABELS = Object.keys(ALIASES);
