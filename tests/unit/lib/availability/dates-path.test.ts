import { expect, it } from 'vitest';
import { getDatesHref, getDatesPath } from '#lib/availability/dates-path';

const NOW = new Date('2026-12-01T12:00:59Z');

it('gives the page of free dates another internal path each minute', () => {
  const path = getDatesPath(getDatesHref('jazz-heist'), NOW);
  expect(path).toBe('/dates/jazz-heist/29935440');
  expect(getDatesPath('/dates/jazz-heist', new Date(NOW.getTime() + 1000))).toBe('/dates/jazz-heist/29935441');
});

it.each(['/', '/dates', '/dates/', '/dates/jazz-heist/29935440', '/blog/jazz-heist'])('leaves %s alone', (path) => {
  expect(getDatesPath(path, NOW)).toBeUndefined();
});
