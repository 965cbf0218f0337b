import { describe, expect, it } from 'vitest';
import { AvailabilitySchema } from '#lib/availability/schema';
import { findSlot, listSlots } from '#lib/availability/slots';
import { getBookables } from '#lib/pages/read';
import { bookable } from '#tests/factories/bookable';

const HOUR_MS = 3_600_000;
const starts = (day: string, changes = {}) => listSlots(bookable(changes), day).map(({ start }) => start);

describe('slots', () => {
  it('start every slot length within the opening hours of the weekday', () => {
    expect(starts('2026-12-10')).toEqual([
      '2026-12-10T15:00-08:00',
      '2026-12-10T16:30-08:00',
      '2026-12-10T18:00-08:00',
      '2026-12-10T19:30-08:00',
    ]);
    const weekdays = { open: [{ days: ['thu' as const], from: '15:00', to: '17:59' }] };
    expect(starts('2026-12-10', weekdays)).toEqual(['2026-12-10T15:00-08:00']);
    expect(starts('2026-12-11', weekdays)).toEqual([]);
  });

  it('do not exist on closed days', () => {
    const closed = [{ from: '2026-12-24', to: '2026-12-26' }, { from: '2027-01-01' }];
    const open = (day: string) => starts(day, { closed }).length > 0;
    expect(['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'].map(open)).toEqual([true, false, false, true]);
    expect(['2026-12-31', '2027-01-01', '2027-01-02'].map(open)).toEqual([true, false, true]);
  });

  it.each([
    ['America/Los_Angeles', '2026-12-10T15:00-08:00', '2026-12-10T23:00:00Z'],
    ['America/Los_Angeles', '2026-07-10T15:00-07:00', '2026-07-10T22:00:00Z'],
    ['Europe/London', '2026-07-10T15:00+01:00', '2026-07-10T14:00:00Z'],
    ['Australia/Sydney', '2026-12-10T15:00+11:00', '2026-12-10T04:00:00Z'],
  ])('are local times of the place in %s: %s', (timeZone, start, utc) => {
    const [slot] = listSlots(bookable({ timeZone }), start.slice(0, 10));
    expect(slot).toEqual({ start, startsAt: Date.parse(utc), endsAt: Date.parse(utc) + 1.5 * HOUR_MS });
    expect(Date.parse(start)).toBe(Date.parse(utc));
  });

  it('keep their local time when the clocks change', () => {
    const changes = { open: [{ days: ['sun' as const], from: '00:30', to: '09:00' }] };
    expect(starts('2026-11-01', changes)).toEqual([
      '2026-11-01T00:30-07:00',
      '2026-11-01T02:00-08:00',
      '2026-11-01T03:30-08:00',
      '2026-11-01T05:00-08:00',
      '2026-11-01T06:30-08:00',
    ]);
  });

  it('are found by their start, and only with its offset', () => {
    expect(findSlot(bookable(), '2026-12-10T18:00-08:00')?.startsAt).toBe(Date.parse('2026-12-11T02:00:00Z'));
    const others = ['2026-12-10T18:00-07:00', '2026-12-10T18:10-08:00', '2026-02-30T18:00-08:00', '2026-12-10', ''];
    for (const start of others) expect(findSlot(bookable(), start)).toBeUndefined();
  });
});

describe('content/availability.yaml', () => {
  it('has starts for each entry', () => {
    for (const entry of getBookables()) {
      const days = Array.from({ length: 7 }, (_, index) => listSlots(entry, `2026-11-1${index + 1}`).length);
      expect(Math.max(...days)).toBeGreaterThan(0);
    }
  });

  it.each([
    [{ games: undefined }, 'It needs games, types or cities, or no event can need it'],
    [{ id: 'call' }, 'The call is for every event: remove games, types and cities'],
    [{ timeZone: 'PST' }, 'It must be a time zone such as America/Chicago'],
    [{ slotMinutes: 400 }, 'No slot of 400 minutes fits between 15:00 and 21:00'],
    [{ closed: [{ from: '2026-12-26', to: '2026-12-24' }] }, 'It must not be before from'],
    [{ closed: [{ from: '2026-02-30' }] }, 'It must be a day that exists'],
    [{ open: [{ days: ['mon'], from: '9:00', to: '12:00' }] }, 'It must be a time from 00:00 to 23:59'],
  ])('refuses %o', (changes, message) => {
    const { error } = AvailabilitySchema.safeParse([{ ...bookable(), ...changes }]);
    expect(error?.issues.map((issue) => issue.message)).toContain(message);
  });

  it('refuses two entries with one id', () => {
    const { error } = AvailabilitySchema.safeParse([bookable(), bookable()]);
    expect(error?.issues[0]).toMatchObject({
      path: [1, 'id'],
      message: 'Another entry has the id journey-to-jidara',
    });
  });
});
