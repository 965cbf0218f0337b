import { describe, expect, it } from 'vitest';
import { getOffsetMs } from '#lib/content/time-zone';
import {
  countAtWork,
  describeHour,
  findStarts,
  formatClock,
  getActivity,
  getLocalTime,
  type OfficeCity,
} from '#lib/pages/office-hours';

const WORKDAY = { from: 9, to: 17 };
const ZONES: Record<string, string> = {
  'San Francisco': 'America/Los_Angeles',
  Denver: 'America/Denver',
  'New York': 'America/New_York',
  Berlin: 'Europe/Berlin',
  Bengaluru: 'Asia/Kolkata',
  Manila: 'Asia/Manila',
  Auckland: 'Pacific/Auckland',
};

/** Cities with their clocks of a day. */
function citiesOn(day: string, names = Object.keys(ZONES)): OfficeCity[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return names.map((name) => ({ name, offset: getOffsetMs(ZONES[name] ?? '', noon) / 60_000 }));
}

describe('the local time of a city', () => {
  it('crosses midnight in both directions, and keeps half hours', () => {
    const home = { name: 'San Francisco', offset: -480 };
    const bengaluru = { name: 'Bengaluru', offset: 330 };
    const honolulu = { name: 'Honolulu', offset: -600 };
    expect(formatClock(getLocalTime(bengaluru, home, 12))).toBe('1:30 am');
    expect(formatClock(getLocalTime(honolulu, home, 0))).toBe('10:00 pm');
    expect(formatClock(getLocalTime(home, bengaluru, 0))).toBe('10:30 am');
  });

  it.each([
    [0, 'midnight'],
    [30, '12:30 am'],
    [9 * 60, '9:00 am'],
    [12 * 60, 'noon'],
    [12 * 60 + 30, '12:30 pm'],
    [23 * 60, '11:00 pm'],
  ])('of %i minutes is %s', (time, text) => {
    expect(formatClock(time)).toBe(text);
  });
});

describe('what people do', () => {
  it.each([
    [5 * 60 + 30, 'asleep'],
    [6 * 60, 'early'],
    [9 * 60, 'work'],
    [16 * 60, 'work'],
    [16 * 60 + 30, 'late'],
    [21 * 60 + 30, 'late'],
    [22 * 60, 'asleep'],
  ])('at %i minutes: %s, so that an event of an hour ends with the working day', (time, activity) => {
    expect(getActivity(time, WORKDAY)).toBe(activity);
  });
});

describe('the sentence about an hour', () => {
  const december = citiesOn('2026-12-01');
  it.each([
    [12, '4 of 7 cities are at work. Bengaluru and Manila are asleep.'],
    [3, 'Only Berlin is at work. San Francisco, Denver and Auckland are asleep.'],
    [17, '2 of 7 cities are at work. Berlin has gone to bed.'],
    [18, '2 of 7 cities are at work. Berlin is still asleep.'],
  ])('names who is asleep at %i', (hour, text) => {
    expect(describeHour(december, WORKDAY, hour)).toBe(text);
  });

  it('knows all and nobody', () => {
    const neighbors = citiesOn('2026-12-01', ['San Francisco', 'Denver']);
    expect(describeHour(neighbors, WORKDAY, 10)).toBe('All 2 cities are at work. Nobody is asleep.');
    expect(describeHour(neighbors, WORKDAY, 19)).toBe('Nobody is at work. Nobody is asleep.');
  });
});

describe('the starts that reach everyone', () => {
  it('follow the clocks of the day', () => {
    expect(findStarts(citiesOn('2026-12-01'), WORKDAY)).toEqual([
      { hour: 12, cities: ['San Francisco', 'Denver', 'New York', 'Auckland'] },
      { hour: 0, cities: ['Berlin', 'Bengaluru', 'Manila'] },
    ]);
    expect(findStarts(citiesOn('2026-07-01'), WORKDAY)).toEqual([
      { hour: 11, cities: ['San Francisco', 'Denver', 'New York'] },
      { hour: 0, cities: ['Berlin', 'Bengaluru', 'Manila'] },
      { hour: 17, cities: ['Auckland'] },
    ]);
  });

  it('are one start for neighbors, in the middle of their working days', () => {
    expect(findStarts(citiesOn('2026-12-01', ['San Francisco', 'Denver', 'New York']), WORKDAY)).toEqual([
      { hour: 11, cities: ['San Francisco', 'Denver', 'New York'] },
    ]);
  });

  it('are among the hours with most cities at work', () => {
    const counts = countAtWork(citiesOn('2026-12-01'), WORKDAY);
    expect(counts).toHaveLength(24);
    expect(Math.max(...counts)).toBe(counts[12]);
  });
});
