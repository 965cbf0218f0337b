import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBusyPeriods } from '#lib/availability/calendar-file/find-busy-periods';
import { CANARY, readCalendar, type CalendarName } from '#tests/factories/calendar-files';
import { findPeriods, periods } from './periods.ts';

type Vendor = { name: CalendarName; timeZone: string; from: string; to: string; expected: [string, string][] };

const VENDORS: Vendor[] = [
  {
    name: 'google-private',
    timeZone: 'America/Los_Angeles',
    from: '2026-10-19T00:00:00-07:00',
    to: '2027-01-01T00:00:00-08:00',
    expected: periods(
      // The clocks change on November 1.
      '2026-10-20T16:00:00-07:00 2026-10-20T17:30:00-07:00',
      '2026-10-27T16:00:00-07:00 2026-10-27T17:30:00-07:00',
      '2026-11-03T16:00:00-08:00 2026-11-03T17:30:00-08:00',
      '2026-11-05T10:00:00-08:00 2026-11-05T13:00:00-08:00',
      // November 10 is excluded, 17 is moved to 18, 24 is canceled, and December 1 is the last.
      '2026-11-18T10:00:00-08:00 2026-11-18T11:30:00-08:00',
      '2026-11-20T11:00:00-08:00 2026-11-20T14:00:00-08:00',
      '2026-11-27T00:00:00-08:00 2026-11-30T00:00:00-08:00',
      '2026-12-01T16:00:00-08:00 2026-12-01T17:30:00-08:00',
    ),
  },
  {
    name: 'google-busy',
    timeZone: 'Europe/London',
    from: '2026-10-01T00:00:00+01:00',
    to: '2026-11-01T00:00:00Z',
    expected: periods(
      '2026-10-23T14:00:00+01:00 2026-10-23T15:00:00+01:00',
      // A day of 25 hours.
      '2026-10-25T00:00:00+01:00 2026-10-26T00:00:00+00:00',
      '2026-10-30T14:00:00+00:00 2026-10-30T15:00:00+00:00',
    ),
  },
  {
    name: 'microsoft-365',
    timeZone: 'America/New_York',
    from: '2027-03-01T00:00:00-05:00',
    to: '2027-05-01T00:00:00-04:00',
    expected: periods(
      '2027-03-05T09:00:00-05:00 2027-03-05T10:00:00-05:00',
      '2027-03-09T12:00:00-05:00 2027-03-09T13:00:00-05:00',
      '2027-03-12T09:00:00-05:00 2027-03-12T10:00:00-05:00',
      // A day of 23 hours. March 19 is excluded.
      '2027-03-14T00:00:00-05:00 2027-03-15T00:00:00-04:00',
      '2027-03-26T09:00:00-04:00 2027-03-26T10:00:00-04:00',
    ),
  },
  {
    name: 'apple-icloud',
    timeZone: 'Australia/Sydney',
    from: '2026-09-30T00:00:00+10:00',
    to: '2026-11-15T00:00:00+11:00',
    expected: periods(
      '2026-09-30T10:00:00+10:00 2026-09-30T12:00:00+10:00',
      '2026-09-30T17:00:00+10:00 2026-09-30T17:45:00+10:00',
      '2026-10-03T08:00:00+10:00 2026-10-03T09:00:00+10:00',
      // The clocks change on October 4.
      '2026-10-04T08:00:00+11:00 2026-10-04T09:00:00+11:00',
      '2026-10-07T10:00:00+11:00 2026-10-07T12:00:00+11:00',
      '2026-10-11T08:00:00+11:00 2026-10-11T11:00:00+11:00',
      '2026-10-14T10:00:00+11:00 2026-10-14T12:00:00+11:00',
      '2026-10-21T10:00:00+11:00 2026-10-21T12:00:00+11:00',
      '2026-10-30T17:00:00+11:00 2026-10-30T17:45:00+11:00',
    ),
  },
  {
    name: 'free-busy',
    timeZone: 'Asia/Tokyo',
    from: '2026-10-01T00:00:00+09:00',
    to: '2026-11-01T00:00:00+09:00',
    expected: periods(
      '2026-10-06T09:00:00+09:00 2026-10-06T10:30:00+09:00',
      '2026-10-07T09:00:00+09:00 2026-10-07T11:00:00+09:00',
      '2026-10-09T09:00:00+09:00 2026-10-09T10:00:00+09:00',
      '2026-10-10T09:00:00+09:00 2026-10-11T09:00:00+09:00',
    ),
  },
  {
    name: 'without-zones',
    timeZone: 'Asia/Tokyo',
    from: '2027-03-01T00:00:00+09:00',
    to: '2027-05-01T00:00:00+09:00',
    expected: periods(
      '2027-03-25T18:00:00+00:00 2027-03-25T19:00:00+00:00',
      '2027-03-27T18:00:00+00:00 2027-03-27T19:00:00+00:00',
      // London's clocks change on March 28. UNTIL is exactly this occurrence.
      '2027-03-29T18:00:00+01:00 2027-03-29T19:00:00+01:00',
      '2027-04-01T18:00:00+01:00 2027-04-01T19:00:00+01:00',
      '2027-04-02T09:00:00-04:00 2027-04-02T09:30:00-04:00',
      '2027-04-03T09:00:00+00:00 2027-04-03T09:30:00+00:00',
      '2027-04-04T09:00:00+09:00 2027-04-04T09:30:00+09:00',
      '2027-04-05T00:00:00+09:00 2027-04-06T00:00:00+09:00',
    ),
  },
];

const CASES = VENDORS.map((vendor) => [vendor.name, vendor] as const);

afterEach(() => vi.unstubAllEnvs());

describe('a calendar as programs export it', () => {
  it.each(CASES)('has exactly the busy periods of %s', async (name, { expected, ...window }) => {
    expect(await findPeriods(readCalendar(name), window)).toEqual(expected);
  });

  it.each(['Asia/Kolkata', 'America/St_Johns', 'Pacific/Kiritimati'])(
    'has the same in a process in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Date(0).getTimezoneOffset()).not.toBe(0);
      for (const { name, expected, ...window } of VENDORS) {
        expect(await findPeriods(readCalendar(name), window)).toEqual(expected);
      }
    },
  );

  it.each(CASES)('has no text of %s in its result', async (name, { timeZone }) => {
    expect(readCalendar(name).toUpperCase()).toContain(CANARY);
    const window = { from: 0, to: Date.parse('2040-01-01T00:00:00Z'), timeZone };
    const found = await findBusyPeriods(readCalendar(name), window);
    expect(found.length).toBeGreaterThan(2);
    expect(JSON.stringify(found).toUpperCase()).not.toContain(CANARY);
    for (const period of found) expect(Object.keys(period).join()).toMatch(/^start,end,isTentative(,reference)?$/);
  });

  it('tells tentative periods and holds of quotes apart', async () => {
    const window = { from: 0, to: Date.parse('2028-01-01T00:00:00Z'), timeZone: 'America/New_York' };
    const google = await findBusyPeriods(readCalendar('google-private'), window);
    expect(google.filter(({ isTentative, reference }) => isTentative || reference)).toEqual([
      {
        start: Date.parse('2026-11-20T19:00:00Z'),
        end: Date.parse('2026-11-20T22:00:00Z'),
        isTentative: true,
        reference: 'RR-7KQ2-M9TX',
      },
    ]);
    const microsoft = await findBusyPeriods(readCalendar('microsoft-365'), window);
    expect(microsoft.filter(({ isTentative }) => isTentative).map(({ start }) => start)).toEqual([
      Date.parse('2027-03-09T17:00:00Z'),
    ]);
    const lists = await findBusyPeriods(readCalendar('free-busy'), window);
    expect(lists.map(({ isTentative }) => isTentative)).toEqual([false, false, true, false]);
  });
});
