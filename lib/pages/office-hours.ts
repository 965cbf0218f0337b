const DAY = 24 * 60;
/** People are expected to be up between these times, in minutes since midnight. */
const UP = { from: 6 * 60, to: 22 * 60 };
/** The length of an event, in minutes: it must end within the working day. */
const EVENT = 60;

/** A city with its UTC offset in minutes. */
export type OfficeCity = { name: string; offset: number };

/** A working day, from one full hour to another. */
export type Workday = { from: number; to: number };

export type Activity = 'work' | 'early' | 'late' | 'asleep';

/** A start, in full hours of the first city's time, and the cities that play at it. */
export type Start = { hour: number; cities: string[] };

/** The time in a city, in minutes since midnight, when it is `hour` in the city `home`. */
export function getLocalTime(city: OfficeCity, home: OfficeCity, hour: number): number {
  return (hour * 60 + city.offset - home.offset + 2 * DAY) % DAY;
}

/** What people do at a local time, in minutes since midnight. They are at work if an event of an hour fits into the working day. */
export function getActivity(time: number, { from, to }: Workday): Activity {
  if (time >= from * 60 && time + EVENT <= to * 60) return 'work';
  if (time < UP.from || time >= UP.to) return 'asleep';
  return time < from * 60 ? 'early' : 'late';
}

/** Formats a time in minutes since midnight: "9:30 am", "noon", "midnight". */
export function formatClock(time: number): string {
  if (time === 0) return 'midnight';
  if (time === DAY / 2) return 'noon';
  const minutes = String(time % 60).padStart(2, '0');
  return `${Math.floor(time / 60) % 12 || 12}:${minutes} ${time < DAY / 2 ? 'am' : 'pm'}`;
}

/** Says who is at work and who is asleep when it is `hour` in the first city. */
export function describeHour(cities: OfficeCity[], workday: Workday, hour: number): string {
  const [home = { name: '', offset: 0 }] = cities;
  const all = cities.map((city) => {
    const time = getLocalTime(city, home, hour);
    return { name: city.name, time, activity: getActivity(time, workday) };
  });
  const atWork = all.filter(({ activity }) => activity === 'work');
  const asleep = all.filter(({ activity }) => activity === 'asleep');
  return `${describeWork(atWork, cities.length)} ${describeSleep(asleep)}`;
}

/**
 * The fewest starts we find that reach every city during its working day: first the hour with most cities, then the hour with
 * most of the others, and so on. Of equal hours the one nearest to the middle of their working days comes first.
 */
export function findStarts(cities: OfficeCity[], workday: Workday): Start[] {
  const [home] = cities;
  const starts: Start[] = [];
  let missing = cities;
  while (home && missing.length > 0) {
    const hours = Array.from({ length: 24 }, (_, hour) => rateHour(missing, home, workday, hour));
    const [best] = hours.sort((a, b) => b.cities.length - a.cities.length || a.distance - b.distance);
    if (!best?.cities.length) break;
    starts.push({ hour: best.hour, cities: best.cities.map(({ name }) => name) });
    missing = missing.filter((city) => !best.cities.includes(city));
  }
  return starts;
}

/** The number of cities at work in each of the 24 hours of the first city's day. */
export function countAtWork(cities: OfficeCity[], workday: Workday): number[] {
  const [home] = cities;
  return Array.from({ length: 24 }, (_, hour) => (home ? rateHour(cities, home, workday, hour).cities.length : 0));
}

/** Joins names for a sentence: "Berlin, Manila and Auckland". */
export function joinNames(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The cities at work at an hour, and the sum of minutes between their times and the middle of the possible starts. */
function rateHour(cities: OfficeCity[], home: OfficeCity, workday: Workday, hour: number) {
  const time = (city: OfficeCity) => getLocalTime(city, home, hour);
  const atWork = cities.filter((city) => getActivity(time(city), workday) === 'work');
  const middle = ((workday.from + workday.to) * 60 - EVENT) / 2;
  const distance = atWork.reduce((sum, city) => sum + Math.abs(time(city) - middle), 0);
  return { hour, cities: atWork, distance };
}

function describeWork(atWork: { name: string }[], all: number): string {
  const [first] = atWork;
  if (!first) return 'Nobody is at work.';
  if (atWork.length === all) return `All ${all} cities are at work.`;
  return atWork.length === 1 ? `Only ${first.name} is at work.` : `${atWork.length} of ${all} cities are at work.`;
}

function describeSleep(asleep: { name: string; time: number }[]): string {
  const [first] = asleep;
  if (!first) return 'Nobody is asleep.';
  if (asleep.length > 1) return `${joinNames(asleep.map(({ name }) => name))} are asleep.`;
  const wentToBed = first.time >= UP.to || first.time < 3 * 60;
  return wentToBed ? `${first.name} has gone to bed.` : `${first.name} is still asleep.`;
}
