import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf } from '#lib/integrations/leaderboard/best-of';
import { getLeaders, ranked } from '#lib/integrations/leaderboard/ranked';
import { parseScore, formatScore } from '#lib/integrations/leaderboard/format-score';
import { boardMessage, scores } from '#tests/factories/board-message';

const rows = [4, 9, 7, 9].map((score, index) => ({ crew: `Crew ${index}`, score }));
const ranksOf = (measure: 'points' | 'seconds') => ranked(rows, measure).map(({ score, rank }) => [score, rank]);

describe('ranks', () => {
  it('are equal for equal scores, and the next rank is skipped', () => {
    expect(ranksOf('points')).toEqual([
      [9, 1],
      [9, 1],
      [7, 3],
      [4, 4],
    ]);
  });

  it('order seconds ascending', () => {
    expect(ranksOf('seconds')).toEqual([
      [4, 1],
      [7, 2],
      [9, 3],
      [9, 3],
    ]);
  });

  it('include all crews that share the lead, and none on an empty board', () => {
    expect(getLeaders(rows, 'points')).toEqual(['Crew 1', 'Crew 3']);
    expect(getLeaders([], 'points')).toEqual([]);
  });
});

describe('the best of all events', () => {
  const past = [
    { crew: 'Wet Paint', detail: 'San Francisco', score: 10 },
    { crew: 'Wet Paint', detail: 'Oakland', score: 35 },
  ];

  it('include the crews of this event once, with their current scores', () => {
    expect(bestOf(past, boardMessage())).toEqual([
      { crew: 'Wet Paint', detail: 'San Francisco', score: 40, rank: 1 },
      { crew: 'Wet Paint', detail: 'Oakland', score: 35, rank: 2 },
      { crew: 'Exact Change', detail: 'San Francisco', score: 30, rank: 3 },
    ]);
  });

  it('are limited to twelve', () => {
    const many = scores(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Crew ${index}`, index])));
    expect(bestOf([], boardMessage({ rows: many }))).toHaveLength(12);
  });
});

describe('a score', () => {
  it.each([
    [1240, 'points', '1,240'],
    [3128, 'seconds', '52:08'],
    [59, 'seconds', '0:59'],
  ] as const)('of %i %s is formatted as %s', (score, measure, text) => {
    expect(formatScore(score, measure)).toBe(text);
  });

  it('in seconds is parsed from its own format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 59_999 }), (score) => {
        expect(parseScore(formatScore(score, 'seconds'), 'seconds')).toBe(score);
      }),
    );
  });

  it.each([
    ['-3', 'points'],
    ['1.5', 'points'],
    ['lots', 'points'],
    ['', 'points'],
    ['52', 'seconds'],
    ['52:60', 'seconds'],
  ] as const)('is not parsed from %j in %s', (text, measure) => {
    expect(parseScore(text, measure)).toBeUndefined();
  });
});
