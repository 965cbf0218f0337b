import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBusyPeriods } from '#lib/availability/calendar-file/find-busy-periods';
import { newReference } from '#lib/leads/store/reference';
import { CANARY, calendarEvent, calendarFile, readCalendar } from '#tests/factories/calendar-files';

const WINDOW = {
  from: Date.parse('2026-10-01T00:00:00Z'),
  to: Date.parse('2027-11-01T00:00:00Z'),
  timeZone: 'America/Los_Angeles',
};

afterEach(() => vi.restoreAllMocks());

const find = (...events: string[]) => findBusyPeriods(calendarFile(...events), WINDOW);

/** The message of the CalendarFileError that a text causes. Fails when it contains text of an event. */
async function getProblem(text: string): Promise<string> {
  const error: unknown = await findBusyPeriods(text, WINDOW).catch((reason: unknown) => reason);
  expect(error).toHaveProperty('name', 'CalendarFileError');
  expect(`${(error as Error).message} ${JSON.stringify(error)}`).not.toContain(CANARY);
  expect(error).not.toHaveProperty('cause');
  return (error as Error).message;
}

const HOUR = ['DTSTART:20200101T090000Z', 'DURATION:PT1H'];
const FINE = calendarEvent(...HOUR);

describe('a calendar file that is not complete', () => {
  it.each([
    ['is empty', '', 'not a calendar'],
    ['is a page', '<!doctype html><title>Sign in</title>', 'not a calendar'],
    ['lost its end', calendarFile(FINE).slice(0, -20), 'cut off'],
    [
      'lost the end of an event',
      calendarFile(FINE, 'BEGIN:VEVENT', 'DTSTART:20261001T090000Z'),
      'do not belong together',
    ],
    ['ends in an event that never ends', calendarFile(FINE).replace('END:VEVENT\r\n', ''), 'do not belong together'],
    ['has an END too many', calendarFile('END:VCALENDAR'), 'do not belong together'],
    ['has a part that never ends', `BEGIN:VCALENDAR\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR`, 'no END line'],
  ])('is refused when it %s', async (_case, text, problem) => {
    expect(await getProblem(text)).toContain(problem);
  });

  it('is read with a byte order mark, lowercase names and other line ends', async () => {
    const text = `\uFEFF\n${calendarFile(calendarEvent('DTSTART:20261001T090000Z', 'DURATION:PT1H'))}`;
    expect(await findBusyPeriods(text.replaceAll('\r', ''), WINDOW)).toHaveLength(1);
    expect(
      await findBusyPeriods(
        text.replace(/^(BEGIN|END|DTSTART|DURATION)/gm, (name) => name.toLowerCase()),
        WINDOW,
      ),
    ).toHaveLength(1);
  });
});

describe('an event that cannot be understood', () => {
  it.each([
    ['no start', ['DURATION:PT1H'], 'Event 2 has no start (DTSTART).'],
    ['a 13th month', ['DTSTART:20261301T090000Z'], 'Event 2 has a property DTSTART that is not a date and time.'],
    ['a February 30', ['DTSTART;VALUE=DATE:20260230'], 'Event 2 has a property DTSTART that is not a date and time.'],
    ['a word as its start', [`DTSTART:${CANARY}`], 'Event 2 has a property DTSTART that is not a date and time.'],
    [
      'an end before its start',
      ['DTSTART:20261001T090000Z', 'DTEND:20261001T080000Z'],
      'Event 2 ends before it starts.',
    ],
    [
      'a word as its duration',
      ['DTSTART:20261001T090000Z', `DURATION:${CANARY}`],
      'Event 2 has a duration that cannot be understood.',
    ],
    [
      'a negative duration',
      ['DTSTART:20261001T090000Z', 'DURATION:-PT1H'],
      'Event 2 has a duration that cannot be understood.',
    ],
    [
      'an endless duration',
      ['DTSTART:20261001T090000Z', 'DURATION:P99999999999999D'],
      'Event 2 takes longer than 100 years.',
    ],
    [
      'a word as an exception',
      [...HOUR, `EXDATE:${CANARY}`],
      'Event 2 has a property EXDATE that is not a date and time.',
    ],
    [
      'a period without an end',
      [...HOUR, `RDATE:20261001T090000Z/`],
      'Event 2 has a property RDATE that is not a date and time.',
    ],
    [
      'an unclosed quote',
      [`DTSTART;TZID="${CANARY}:20261001T090000`],
      'Event 2 has a property DTSTART that cannot be understood.',
    ],
    [
      'a change of all later occurrences',
      [...HOUR, 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261001T090000Z'],
      'Event 2 changes all later occurrences of a series (RANGE), which is not supported.',
    ],
  ])('is named by its number when it has %s', async (_case, lines, problem) => {
    expect(await getProblem(calendarFile(FINE, calendarEvent(...lines)))).toBe(problem);
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;INTERVAL=5',
    'FREQ=DAILY;BYHOUR=25',
    'FREQ=DAILY;BYHOUR=9;BYMINUTE=0,15,30,45;BYSECOND=0,1,2,3,4,5,6',
    'FREQ=HOURLY;BYMINUTE=0,30',
    'FREQ=FORTNIGHTLY',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=many',
    `FREQ=DAILY;UNTIL=${CANARY}`,
    `FREQ=DAILY;X-${CANARY}=1`,
    'RSCALE=CHINESE;FREQ=YEARLY',
    'INTERVAL=2',
    'FREQ=WEEKLY;BYDAY=XX',
    '',
  ])('is refused with the rule %s', async (rule) => {
    expect(await getProblem(calendarFile(FINE, calendarEvent(...HOUR, `RRULE:${rule}`)))).toMatch(
      /^Event 2 (has a property RRULE|repeats)/,
    );
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6',
  ])('is only its first occurrence with the impossible rule %s', async (rule) => {
    expect(await find(calendarEvent('DTSTART:20261001T090000Z', 'DURATION:PT1H', `RRULE:${rule}`))).toHaveLength(1);
  });

  it('has an interval of 1 instead of 0', async () => {
    const rule = (interval: number) => calendarEvent(...HOUR, `RRULE:FREQ=DAILY;INTERVAL=${interval}`);
    expect(await find(rule(0))).toEqual(await find(rule(1)));
  });

  it('in a zone with impossible rules is read, and refused when the rules cannot be understood', async () => {
    const zone = (rule: string) =>
      [
        'BEGIN:VTIMEZONE',
        'TZID:Z',
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0200',
        `RRULE:${rule}`,
        'END:STANDARD',
        'END:VTIMEZONE',
      ].join('\n');
    const event = calendarEvent('DTSTART;TZID=Z:20261001T090000', 'DURATION:PT1H');
    const found = await find(zone('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), event);
    expect(found.map(({ start }) => new Date(start).toISOString())).toEqual(['2026-10-01T07:00:00.000Z']);
    expect(await getProblem(calendarFile(zone('FREQ=SECONDLY'), event))).toBe(
      'Time zone 1 repeats more than 24 times a day.',
    );
  });
});

describe('a large calendar', () => {
  it('is refused above 50,000 occurrences', async () => {
    const events = Array.from({ length: 130 }, () => calendarEvent(...HOUR, 'RRULE:FREQ=DAILY'));
    expect(await getProblem(calendarFile(...events))).toBe('The calendar file has more than 50,000 occurrences.');
  });

  it('is refused with more than 512 KB of dates in one event', async () => {
    const exceptions = `EXDATE:${Array<string>(40_000).fill('20261001T090000Z').join()}`;
    expect(await getProblem(calendarFile(calendarEvent(...HOUR, exceptions)))).toBe(
      'Event 1 has more than 512 KB of dates.',
    );
  });

  it('of 10,000 events leaves the event loop free', async () => {
    const text = calendarFile(
      ...Array.from({ length: 10_000 }, (_, index) => {
        const day = `${2019 + (index % 9)}${String((index % 12) + 1).padStart(2, '0')}${String((index % 28) + 1).padStart(2, '0')}`;
        const rule = index % 50 === 0 ? ['RRULE:FREQ=WEEKLY;BYDAY=MO,TH'] : [];
        return calendarEvent(
          `DTSTART;TZID=America/New_York:${day}T090000`,
          'DURATION:PT1H',
          `DESCRIPTION:${'x'.repeat(300)}`,
          ...rule,
        );
      }),
    );
    // Time of the processor: other work on the machine does not count.
    let [longest, last] = [0, process.cpuUsage()];
    const timer = setInterval(() => {
      const { user, system } = process.cpuUsage(last);
      longest = Math.max(longest, (user + system) / 1_000);
      last = process.cpuUsage();
    }, 1);
    const found = await findBusyPeriods(text, WINDOW);
    clearInterval(timer);
    expect(found.length).toBeGreaterThan(10_000);
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(200);
  });
});

it('writes nothing to the console', async () => {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
  await findBusyPeriods(readCalendar('google-private'), WINDOW);
  await getProblem(calendarFile(calendarEvent(`DTSTART;TZID=${CANARY}:${CANARY}`)));
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});

it('knows the hold of every reference', async () => {
  for (let round = 0; round < 50; round += 1) {
    const reference = newReference();
    const hold = calendarEvent(`UID:${reference}-hold@quote`, 'DTSTART:20261001T090000Z', 'DURATION:PT1H');
    expect(await find(hold)).toEqual([expect.objectContaining({ reference })]);
  }
});
