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

/** Other names of a city, by its label; empty for most. */
export function getAliases(label: string): string[] {
  return ALIASES[label] ?? [];
}

/** All labels that have an alias. */
export const ALIASED_LABELS = Object.keys(ALIASES);
