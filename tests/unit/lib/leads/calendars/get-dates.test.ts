import { afterEach, describe, expect, it, vi } from 'vitest';
import { getDates } from '#lib/leads/calendars/get-dates';
import { saveCalendar } from '#lib/leads/store/calendars';
import type { Store } from '#lib/leads/store/database';
import { bookable } from '#tests/factories/bookable';
import { engines, freshStore } from '../engines.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(engines)('the next six weeks on $name', (engine) => {
  const store = freshStore(engine);
  let minutes = 0;

  /** Each test has its own hour, because responses are kept for seconds. */
  function setUp(openStore: () => Promise<Store>) {
    const now = new Date(Date.parse('2026-12-01T12:00-08:00') + (minutes += 60) * 60_000);
    const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    return { now, log, sources: { bookables: [], openStore, now, log } };
  }

  it('begin with the current day and contain what is taken', async () => {
    const { now, sources } = setUp(async () => store());
    const start = Date.parse('2026-12-10T15:00-08:00');
    const busy = [{ start, end: start + 6 * 3_600_000, isTentative: false }];
    await saveCalendar(store(), 'journey-to-jidara', { busy, fetchedAt: now.getTime() });
    const { days, asOf } = await getDates(bookable(), sources);
    expect(days).toHaveLength(42);
    expect([days[0]!.day, days.at(-1)!.day]).toEqual(['2026-12-01', '2027-01-11']);
    expect(days.filter(({ state }) => state === 'gone').map(({ day }) => day)).toEqual(['2026-12-10']);
    expect(asOf).toBe(now.toISOString());
  });

  it('have to be asked for when the store fails, which is logged', async () => {
    const failure = new Error('The disk is full.');
    const { log, sources } = setUp(() => Promise.reject(failure));
    const { days, asOf } = await getDates(bookable(), sources);
    expect(asOf).toBeNull();
    expect(new Set(days.map(({ state }) => state))).toEqual(new Set(['ask']));
    expect(log.error).toHaveBeenCalledWith({ event: 'availability-not-read', error: failure });
  });

  it('are those of the opening hours in a build, which opens no store', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    const openStore = vi.fn();
    const { log, sources } = setUp(openStore);
    const { days, asOf } = await getDates(bookable(), sources);
    expect({ asOf, count: days.length }).toEqual({ asOf: null, count: 42 });
    expect(openStore).not.toHaveBeenCalled();
    expect(log.error).not.toHaveBeenCalled();
  });
});
