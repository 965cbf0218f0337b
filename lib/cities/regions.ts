/** Regions that people write after a city: the code of GeoNames, how a label writes it, and the name in full. */
type Region = { code: string; name: string };

const STATES =
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, ' +
  'FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, ' +
  'MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, ' +
  'NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, ' +
  'PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, ' +
  'WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming';

/** By their numbers in GeoNames. */
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

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const STATE_NAMES = new Map(STATES.split(', ').map((state) => [state.slice(0, 2), state.slice(3)]));

/** What may follow the name of a city, as in "CO, USA" and "Colorado". The first is the one that labels use. */
export function endingsOf(country: string, adminCode: string): [string, ...string[]] {
  if (country === 'US') return [`${adminCode}, USA`, STATE_NAMES.get(adminCode) ?? adminCode, 'USA'];
  const province = country === 'CA' ? PROVINCES[adminCode] : undefined;
  if (province) return [`${province.code}, Canada`, province.name, 'Canada'];
  const name = COUNTRIES.of(country) ?? country;
  if (country === 'GB') return [name, 'UK', BRITISH[adminCode] ?? 'UK'];
  return [name];
}
