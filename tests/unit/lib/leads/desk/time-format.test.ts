import { describe, expect, it } from 'vitest';
import { formatCount, formatDuration, formatTime, parseDuration, parseSince } from '#lib/leads/desk/time-format';

const NOW = new Date(2026, 10, 21, 12, 0);
const HOUR = 3_600_000;

describe('parseDuration and formatDuration', () => {
  it.each([
    ['90m', 1.5 * HOUR],
    ['12h', 12 * HOUR],
    ['7d', 7 * 24 * HOUR],
    [' 2W ', 14 * 24 * HOUR],
  ])('reads %j', (text, length) => {
    expect(parseDuration(text)).toBe(length);
  });

  it.each(['', '7', 'd', '-7d', '1.5d', '7 d', '1y', '1000000d', '7d7d'])('refuses %j', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });

  it.each([
    [-5, 'less than a minute'],
    [59_999, 'less than a minute'],
    [60_000, '1 minute'],
    [59 * 60_000, '59 minutes'],
    [HOUR, '1 hour'],
    [47 * HOUR, '47 hours'],
    [48 * HOUR, '2 days'],
    [9_000 * 24 * HOUR, '9,000 days'],
  ])('formats %i ms as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
});

describe('parseSince', () => {
  it('returns a duration before now, or the local midnight of a day', () => {
    expect(parseSince('7d', NOW)).toBe(NOW.getTime() - 7 * 24 * HOUR);
    expect(parseSince('2026-11-01', NOW)).toBe(new Date(2026, 10, 1).getTime());
  });

  it.each(['2026-02-30', '2026-13-01', '11/01/2026', 'yesterday', '2026-11-01T10:00'])('refuses %j', (text) => {
    expect(parseSince(text, NOW)).toBeUndefined();
  });
});

describe('formatTime and formatCount', () => {
  it('format times in the local time zone', () => {
    expect(formatTime(new Date(2026, 0, 2, 3, 4).getTime())).toBe('2026-01-02 03:04');
  });

  it('format numbers with their nouns', () => {
    expect([formatCount(1, 'quote'), formatCount(1200, 'quote'), formatCount(0, 'try', 'tries')]).toEqual([
      '1 quote',
      '1,200 quotes',
      '0 tries',
    ]);
  });
});
