import { expect, it } from 'vitest';
import { mapFrame, mapPage } from '#lib/pages/map-address';

const PLACE = 'Fox & Rye, 16th "M" St #2, São Tomé';

it('the URL of a map encodes any place', () => {
  expect(Object.fromEntries(new URL(mapPage(PLACE)).searchParams)).toEqual({ api: '1', query: PLACE });
  const frame = new URL(mapFrame(PLACE, 'AIza-key'));
  expect(frame.origin + frame.pathname).toBe('https://www.google.com/maps/embed/v1/place');
  expect(Object.fromEntries(frame.searchParams)).toEqual({ key: 'AIza-key', q: PLACE });
});
