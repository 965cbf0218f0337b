import { foldName } from './fold-name.ts';

/** A region that follows the name of a city: its code in labels and its full name. */
type Region = { code: string; name: string };

const STATES =
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, ' +
  'FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, ' +
  'MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, ' +
  'NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, ' +
  'PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, ' +
  'WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming';

/** Canadian provinces by their GeoNames number. */
const PROVINCES: Record<string, Region> = {
  '01': { code: 'AB', name: 'Alberta' },
  '02': { code: 'BC', name: 'British Columbia' },
  '03': { code: 'MB', name: 'Manitoba' },
  '04': { code: 'NB', name: 'New Brunswick' },
  '05': { code: 'NL', name: 'Newfoundland and Labrador' },
  '07': { code: 'NS', name: 'Nova Scotia' },
  '08': { code: 'ON', name: 'Ontario' },
  '09': { code: 'PE', name: 'Prince Edward Island' },
  '10': { code: 'QC', name: 'Québec' },
  '11': { code: 'SK', name: 'Saskatchewan' },
  '12': { code: 'YT', name: 'Yukon' },
  '13': { code: 'NT', name: 'Northwest Territories' },
  '14': { code: 'NU', name: 'Nunavut' },
};

const BRITISH: Record<string, string> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
};

/** Other names of countries, folded, by the form that labels use. */
const COUNTRY_ALIASES: Record<string, string[]> = {
  usa: ['united states of america', 'united states', 'america', 'us', 'u s a', 'u s', 'usa'],
  canada: ['canada'],
  'united kingdom': ['united kingdom', 'great britain', 'britain', 'uk', 'gb'],
  netherlands: ['the netherlands', 'holland'],
  czechia: ['czech republic'],
  'south korea': ['korea'],
  'united arab emirates': ['uae'],
};

/** A name at the end of a folded text, and the ending of names in the index for it. */
type Ending = { name: string; ending: string };

/** The longest first. */
export const COUNTRY_NAMES: readonly Ending[] = Object.entries(COUNTRY_ALIASES)
  .flatMap(([ending, names]) => names.map((name) => ({ name, ending })))
  .toSorted((left, right) => right.name.length - left.name.length);

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const STATE_NAMES = new Map(STATES.split(', ').map((state) => [state.slice(0, 2), state.slice(3)]));

const REGIONS: readonly (Ending & { country: string })[] = [
  ...[...STATE_NAMES].map(([code, name]) => ({ code, name, country: 'usa' })),
  ...Object.values(PROVINCES).map((province) => ({ ...province, country: 'canada' })),
]
  .flatMap(({ code, name, country }) => {
    const ending = `${code.toLowerCase()} ${country}`;
    return [foldName(name), code.toLowerCase()].map((written) => ({ name: written, ending, country }));
  })
  .toSorted((left, right) => right.name.length - left.name.length);

/** The state or province at the end of a folded text, of this country ("usa", "canada") or of any. */
export function findRegion(text: string, country?: string): Ending | undefined {
  return REGIONS.find(
    (region) =>
      (country === undefined || region.country === country) &&
      (text === region.name || text.endsWith(` ${region.name}`)),
  );
}

/** The texts that may follow the name of a city, as in "CO, USA" and "Colorado". Labels use the first one. */
export function getRegionSuffixes(country: string, adminCode: string): [string, ...string[]] {
  if (country === 'US') return [`${adminCode}, USA`, STATE_NAMES.get(adminCode) ?? adminCode, 'USA'];
  const province = country === 'CA' ? PROVINCES[adminCode] : undefined;
  if (province) return [`${province.code}, Canada`, province.name, 'Canada'];
  const name = COUNTRIES.of(country) ?? country;
  if (country === 'GB') return [name, 'UK', BRITISH[adminCode] ?? 'UK'];
  return [name];
}
