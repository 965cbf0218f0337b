import { expect, it } from 'vitest';
import { listNextFree } from '#lib/availability/free-starts';
import { getMonthAvailability } from '#lib/availability/month';
import { bookable } from '#tests/factories/bookable';

const NOW = new Date('2026-12-01T12:00-08:00');
const december = (changes = {}) =>
  getMonthAvailability(bookable(changes), '2026-12', { busy: [], holds: [], fetchedAt: NOW.getTime() }, NOW);

it('lists the next free starts from 5 pm on, in order', () => {
  expect(listNextFree([december()], 3)).toEqual({
    starts: ['2026-12-03T18:00-08:00', '2026-12-03T19:30-08:00', '2026-12-04T18:00-08:00'],
    areEvenings: true,
  });
});

it('lists all starts of a calendar that has none from 5 pm on', () => {
  const open = [{ days: ['thu' as const], from: '09:00', to: '12:00' }];
  expect(listNextFree([december({ open })], 2)).toEqual({
    starts: ['2026-12-10T09:00-08:00', '2026-12-10T10:30-08:00'],
    areEvenings: false,
  });
});

it('lists no starts that have to be asked for', () => {
  expect(listNextFree([december({ leadHours: 2000 })], 6)).toEqual({ starts: [], areEvenings: true });
});
