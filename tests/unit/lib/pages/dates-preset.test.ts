import { expect, it } from 'vitest';
import { getDatesPreset } from '#lib/pages/dates-preset';
import { getBookables, getGames } from '#lib/pages/read';

const presetOf = (id: string) =>
  getDatesPreset(
    getBookables().find((one) => one.id === id)!,
    getGames(),
  );

it('begins the quote of an escape room as the form on its page does', () => {
  expect(presetOf('jazz-heist')).toEqual({
    preset: { type: 'escape-room', game: 'jazz-heist', city: 'San Francisco, CA, USA', from: 'dates' },
    page: '/escape-rooms/jazz-heist',
  });
});

it('begins the quote of other events with their first type and city', () => {
  expect(presetOf('hosts-chicago')).toEqual({
    preset: { type: 'scavenger-hunt', game: undefined, city: 'Chicago, IL, USA', from: 'dates' },
    page: undefined,
  });
});
