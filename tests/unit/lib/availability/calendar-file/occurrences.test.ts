import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarEvent, calendarFile } from '#tests/factories/calendar-files';
import { findPeriods, periods } from './periods.ts';

const LA = ';TZID=America/Los_Angeles:';

const findIn = (from: string, to: string, ...events: string[]) => findPeriods(calendarFile(...events), { from, to });

describe('a series', () => {
  const daily = (...lines: string[]) =>
    calendarEvent('UID:s', `DTSTART${LA}20160301T090000`, `DTEND${LA}20160301T100000`, ...lines);

  it('is found after ten years, at the same local time on both sides of a change of clocks', async () => {
    const found = await findIn('2027-03-13T00:00:00-08:00', '2027-03-15T00:00:00-07:00', daily('RRULE:FREQ=DAILY'));
    expect(found).toEqual(
      periods(
        '2027-03-13T09:00:00-08:00 2027-03-13T10:00:00-08:00',
        '2027-03-14T09:00:00-07:00 2027-03-14T10:00:00-07:00',
      ),
    );
  });

  it('ends after COUNT occurrences, which excluded ones count toward', async () => {
    const event = daily('RRULE:FREQ=DAILY;COUNT=3', `EXDATE${LA}20160302T090000`);
    expect(await findIn('2016-01-01T00:00:00Z', '2017-01-01T00:00:00Z', event)).toEqual(
      periods(
        '2016-03-01T09:00:00-08:00 2016-03-01T10:00:00-08:00',
        '2016-03-03T09:00:00-08:00 2016-03-03T10:00:00-08:00',
      ),
    );
  });

  it('may have spaces in its rule, as Exchange writes it', async () => {
    const event = daily('RRULE:FREQ=WEEKLY;UNTIL=20160309T170000Z;INTERVAL=1;BYDAY=MO, TU, WE;WKST=SU');
    expect(await findIn('2016-03-01T00:00:00Z', '2016-03-31T00:00:00Z', event)).toHaveLength(5);
  });

  it.each([
    ['a time in UTC', 'UNTIL=20261005T160000Z', 2],
    ['a time in UTC, a second earlier', 'UNTIL=20261005T155959Z', 1],
    ['a local time', 'UNTIL=20261005T090000', 2],
    ['a day', 'UNTIL=20261005', 2],
    ['a day before the start', 'UNTIL=20150101', 0],
  ])('ends at UNTIL when it is %s', async (_form, until, count) => {
    const found = await findIn('2026-10-04T00:00:00-07:00', '2026-11-01T00:00:00Z', daily(`RRULE:FREQ=DAILY;${until}`));
    expect(found).toHaveLength(count);
  });

  it.each([
    ['UTC', 'EXDATE:20261004T160000Z,20261005T160000Z'],
    ['another zone', 'EXDATE;TZID=Asia/Tokyo:20261005T010000,20261006T010000'],
    ['its own zone', `EXDATE${LA}20261004T090000,20261005T090000`],
    ['days', 'EXDATE;VALUE=DATE:20261004,20261005'],
  ])('leaves out dates that are excluded in %s', async (_form, line) => {
    const event = daily('RRULE:FREQ=DAILY', line);
    expect(await findIn('2026-10-04T00:00:00-07:00', '2026-10-07T00:00:00-07:00', event)).toEqual(
      periods('2026-10-06T09:00:00-07:00 2026-10-06T10:00:00-07:00'),
    );
  });

  const moved = (original: string, start: string) =>
    calendarEvent('UID:s', `RECURRENCE-ID${original}`, `DTSTART${LA}${start}T120000`, 'DURATION:PT1H');

  it('has occurrences that moved into the window and out of it', async () => {
    const events = [
      moved(':20251225T170000Z', '20261004'),
      daily('RRULE:FREQ=DAILY'),
      moved(`${LA}20261005T090000`, '20280101'),
    ];
    expect(await findIn('2026-10-04T11:00:00-07:00', '2026-10-06T10:00:00-07:00', ...events)).toEqual(
      periods(
        '2026-10-04T12:00:00-07:00 2026-10-04T13:00:00-07:00',
        '2026-10-06T09:00:00-07:00 2026-10-06T10:00:00-07:00',
      ),
    );
    expect(await findIn('2025-12-25T00:00:00-08:00', '2025-12-26T00:00:00-08:00', ...events)).toEqual([]);
  });

  it('counts a replaced occurrence whose series is missing', async () => {
    const orphan = moved(`${LA}20261005T090000`, '20261005');
    expect(await findIn('2026-10-05T00:00:00-07:00', '2026-10-06T00:00:00-07:00', orphan)).toHaveLength(1);
  });

  it('counts several events with one UID', async () => {
    const events = [daily('RRULE:FREQ=DAILY;COUNT=1'), daily('RRULE:FREQ=DAILY;COUNT=1')];
    expect(await findIn('2016-01-01T00:00:00Z', '2017-01-01T00:00:00Z', ...events)).toHaveLength(2);
  });

  it('of days has exceptions as days and as times at midnight', async () => {
    const event = calendarEvent(
      'UID:s',
      'DTSTART;VALUE=DATE:20261030',
      'RRULE:FREQ=DAILY;UNTIL=20261104T000000Z',
      'EXDATE;VALUE=DATE:20261031',
      'EXDATE;TZID=America/New_York:20261102T000000',
    );
    expect(await findIn('2026-10-30T00:00:00-07:00', '2026-12-01T00:00:00-08:00', event)).toEqual(
      periods(
        '2026-10-30T00:00:00-07:00 2026-10-31T00:00:00-07:00',
        '2026-11-01T00:00:00-07:00 2026-11-02T00:00:00-08:00',
        '2026-11-03T00:00:00-08:00 2026-11-04T00:00:00-08:00',
        '2026-11-04T00:00:00-08:00 2026-11-05T00:00:00-08:00',
      ),
    );
  });
});

describe('one event', () => {
  it.each([
    ['a skipped local time', `DTSTART${LA}20270314T023000`, '2027-03-14T03:30:00-07:00 2027-03-14T04:30:00-07:00'],
    [
      'a local time that occurs twice',
      `DTSTART${LA}20261101T013000`,
      '2026-11-01T01:30:00-07:00 2026-11-01T01:30:00-08:00',
    ],
  ])('starts at %s as RFC 5545 demands', async (_case, start, expected) => {
    expect(await findPeriods(calendarFile(calendarEvent(start, 'DURATION:PT1H')))).toEqual(periods(expected));
  });

  it('is in the window when it overlaps it, and not when it only touches it', async () => {
    const event = calendarEvent('DTSTART:20261001T000000Z', 'DTEND:20261005T000000Z');
    expect(await findIn('2026-10-04T23:59:59Z', '2026-10-06T00:00:00Z', event)).toHaveLength(1);
    expect(await findIn('2026-10-05T00:00:00Z', '2026-10-06T00:00:00Z', event)).toEqual([]);
    expect(await findIn('2026-09-01T00:00:00Z', '2026-10-01T00:00:00Z', event)).toEqual([]);
  });

  it('takes no time without an end, and a day when it is a date', async () => {
    const events = [calendarEvent('DTSTART:20261102T000000Z'), calendarEvent('DTSTART;VALUE=DATE:20261103')];
    expect(await findPeriods(calendarFile(...events))).toEqual(
      periods('2026-11-03T00:00:00-08:00 2026-11-04T00:00:00-08:00'),
    );
  });
});

/** Adds days to a day (YYYY-MM-DD). */
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

it('expands daily and weekly series like a simple loop over days', async () => {
  const series = fc.record({
    offset: fc.integer({ min: -3_000, max: 300 }),
    interval: fc.integer({ min: 1, max: 9 }),
    isWeekly: fc.boolean(),
    count: fc.option(fc.integer({ min: 1, max: 1_500 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(series, async ({ offset, interval, isWeekly, count = 6_000 }) => {
      const first = addDays('2026-10-01', offset);
      const step = interval * (isWeekly ? 7 : 1);
      const days = Array.from({ length: count }, (_, index) => addDays(first, index * step));
      const expected = days.filter((day) => day >= '2026-10-01' && day < '2027-10-01');
      const rule = `RRULE:FREQ=${isWeekly ? 'WEEKLY' : 'DAILY'};INTERVAL=${interval};COUNT=${count}`;
      const text = calendarFile(
        calendarEvent(`DTSTART;TZID=Asia/Tokyo:${first.replaceAll('-', '')}T180000`, 'DURATION:PT1H', rule),
      );
      const found = await findPeriods(text, { from: '2026-10-01T00:00:00+09:00', to: '2027-10-01T00:00:00+09:00' });
      expect(found.map(([start]) => start)).toEqual(expected.map((day) => `${day}T09:00:00.000Z`));
    }),
    { numRuns: 40 },
  );
});
