import { describe, expect, it } from 'vitest';
import { findBookable, findConnected } from '#lib/availability/find-bookable';
import { getMonthAvailability, type CalendarCopy } from '#lib/availability/month';
import { listMonths } from '#lib/availability/months';
import { listPublic } from '#lib/availability/public-bookable';
import { getTimeState } from '#lib/availability/slot-state';
import { getBookables } from '#lib/pages/read';
import { bookable } from '#tests/factories/bookable';

const NOW = new Date('2026-12-01T20:00:00Z');
const HOUR_MS = 3_600_000;

const at = (start: string, hours = 1.5) => ({ start: Date.parse(start), end: Date.parse(start) + hours * HOUR_MS });
const busy = (start: string, hours?: number, isTentative = false) => ({ ...at(start, hours), isTentative });
const hold = (start: string, reference = 'RR-AAAA-AAAA') => ({
  reference,
  startsAt: at(start).start,
  endsAt: at(start).end,
});

function copy(changes: Partial<CalendarCopy> = {}): CalendarCopy {
  return { busy: [], holds: [], fetchedAt: NOW.getTime() - HOUR_MS, ...changes };
}

function dayOf(day: string, changes: Partial<CalendarCopy> = {}, entry = bookable(), now = NOW) {
  const month = getMonthAvailability(entry, day.slice(0, 7), copy(changes), now);
  const { state, slots } = month.days.find((one) => one.day === day)!;
  return { state, slots: Object.values(slots) };
}

describe('the availability of a month', () => {
  it('has every day with the states of its starts, and the age of the copy', () => {
    const month = getMonthAvailability(bookable(), '2026-12', copy({ busy: [busy('2026-12-10T18:00-08:00')] }), NOW);
    expect(month).toMatchObject({
      month: '2026-12',
      asOf: '2026-12-01T19:00:00.000Z',
    });
    expect(month.days).toHaveLength(31);
    expect(month.days[9]).toEqual({
      day: '2026-12-10',
      state: 'free',
      slots: {
        '2026-12-10T15:00-08:00': 'free',
        '2026-12-10T16:30-08:00': 'free',
        '2026-12-10T18:00-08:00': 'gone',
        '2026-12-10T19:30-08:00': 'free',
      },
    });
  });

  it('takes an event that ends when a start begins as no obstacle', () => {
    const events = [busy('2026-12-10T16:30-08:00', 1.5), busy('2026-12-10T19:30-08:00', 0.01)];
    expect(dayOf('2026-12-10', { busy: events }).slots).toEqual(['free', 'gone', 'free', 'gone']);
  });

  it('is gone for the whole day during a long event', () => {
    expect(dayOf('2026-12-10', { busy: [busy('2026-12-09T00:00-08:00', 72)] })).toEqual({
      state: 'gone',
      slots: ['gone', 'gone', 'gone', 'gone'],
    });
  });

  it('asks for a person without a copy, with one older than 24 hours, and inside the lead time', () => {
    const ask = { state: 'ask', slots: ['ask', 'ask', 'ask', 'ask'] };
    expect(dayOf('2026-12-10', { fetchedAt: undefined })).toEqual(ask);
    expect(dayOf('2026-12-10', { fetchedAt: NOW.getTime() - 24 * HOUR_MS }).state).toBe('free');
    expect(dayOf('2026-12-10', { fetchedAt: NOW.getTime() - 24 * HOUR_MS - 1 })).toEqual(ask);
    // The lead time of 48 hours ends at noon on December 3.
    expect(dayOf('2026-12-02')).toEqual(ask);
    expect(dayOf('2026-12-03').state).toBe('free');
    expect(dayOf('2026-12-03', {}, bookable(), new Date('2026-12-02T00:30:00Z')).slots).toEqual([
      'ask',
      'free',
      'free',
      'free',
    ]);
  });

  it('leaves out what is over, and days without events', () => {
    expect(dayOf('2026-12-01', {}, bookable(), new Date('2026-12-02T01:00:00Z')).slots).toHaveLength(2);
    expect(dayOf('2026-12-25', {}, bookable({ closed: [{ from: '2026-12-25' }] }))).toEqual({
      state: 'closed',
      slots: [],
    });
  });

  it('shows holds and tentative events as on hold, and the best state of a day', () => {
    const events = [
      busy('2026-12-10T15:00-08:00', 1.5, true),
      busy('2026-12-10T18:00-08:00'),
      busy('2026-12-10T19:30-08:00'),
    ];
    expect(dayOf('2026-12-10', { busy: events, holds: [hold('2026-12-10T16:30-08:00')] })).toEqual({
      state: 'tentative',
      slots: ['tentative', 'tentative', 'gone', 'gone'],
    });
  });

  it('can be asked for from the current month at the place, twelve months long', () => {
    const lateInDecember = new Date('2027-01-01T03:00:00Z');
    expect(listMonths(bookable(), lateInDecember)).toHaveLength(12);
    expect(listMonths(bookable(), lateInDecember)[0]).toBe('2026-12');
    expect(listMonths(bookable({ timeZone: 'Europe/London' }), lateInDecember).at(-1)).toBe('2027-12');
  });
});

describe('a time on a calendar with room for several events', () => {
  const slot = { startsAt: at('2026-12-10T18:00-08:00').start, endsAt: at('2026-12-10T18:00-08:00', 3).end };
  const state = (capacity: number, events: ReturnType<typeof busy>[], holds: ReturnType<typeof hold>[] = []) =>
    getTimeState({ busy: events, holds }, { ...slot, capacity });

  it('is gone only when as many are on at the same moment', () => {
    const apart = [busy('2026-12-10T18:00-08:00', 1), busy('2026-12-10T19:00-08:00', 1)];
    const together = [busy('2026-12-10T18:00-08:00', 2), busy('2026-12-10T19:00-08:00', 1)];
    expect(state(2, apart)).toBe('free');
    expect(state(2, together)).toBe('gone');
    expect(state(3, together)).toBe('free');
  });

  it('counts a hold that is in the calendar already once', () => {
    const imported = { ...busy('2026-12-10T18:00-08:00', 1.5, true), reference: 'RR-AAAA-AAAA' };
    expect(state(2, [imported], [hold('2026-12-10T18:00-08:00')])).toBe('free');
    expect(state(2, [imported], [hold('2026-12-10T18:00-08:00', 'RR-BBBB-BBBB')])).toBe('tentative');
    expect(state(1, [{ ...imported, isTentative: false }], [hold('2026-12-10T18:00-08:00')])).toBe('gone');
  });
});

describe('what an event needs', () => {
  const find = (typeOfEvent: string, city: string, game = '') =>
    findBookable(getBookables(), { typeOfEvent, city, game })?.id;

  it('is the room of its game, the team for calls online, or the hosts of its city', () => {
    expect(find('escape-room', 'San Francisco, CA, USA', 'jazz-heist')).toBe('jazz-heist');
    expect(find('holiday-party', 'San Francisco, CA, USA', 'jazz-heist')).toBe('jazz-heist');
    expect(find('virtual', '', 'signal-lost')).toBe('online');
    expect(find('onsite', 'Chicago, IL, USA')).toBe('hosts-chicago');
  });

  it('is unknown for other cities, for families and before the answers', () => {
    expect(find('onsite', 'Denver, CO, USA')).toBeUndefined();
    expect(find('homeschool', 'San Francisco, CA, USA')).toBeUndefined();
    expect(find('', '')).toBeUndefined();
  });

  it('reaches pages only with a calendar, and without its address', () => {
    const env = { AVAILABILITY_JAZZ_HEIST_URL: 'https://calendar.example.com/secret', AVAILABILITY_CALL_URL: ' ' };
    const entries = listPublic(getBookables(), env);
    expect(entries.flatMap(({ id, isConnected }) => (isConnected ? [id] : []))).toEqual(['jazz-heist']);
    expect(JSON.stringify(entries)).not.toContain('secret');
    expect(listPublic(getBookables(), {})).toEqual([]);
  });

  it('has no calendar for pages when its own is not set, although another one would fit', () => {
    const entries = listPublic(getBookables(), {
      AVAILABILITY_HOSTS_SAN_FRANCISCO_URL: 'https://calendar.example.com/',
    });
    const offsite = { typeOfEvent: 'offsite', city: 'San Francisco, CA, USA' };
    expect(findConnected(entries, { ...offsite, game: 'journey-to-jidara' })).toBeUndefined();
    expect(findConnected(entries, offsite)?.id).toBe('hosts-san-francisco');
  });
});
