import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf } from '#lib/leaderboard/best-of';
import { leadersOf, ranked } from '#lib/leaderboard/ranked';
import { parseScore, scoreText } from '#lib/leaderboard/score-text';
import { boardMessage, scores } from '#tests/factories/board-message';

const rows = [4, 9, 7, 9].map((score, index) => ({ crew: `Crew ${index}`, score }));
const ranksOf = (measure: 'points' | 'seconds') => ranked(rows, measure).map(({ score, rank }) => [score, rank]);

describe('ranks', () => {
  it('give equal scores the same rank and skip the next', () => {
    expect(ranksOf('points')).toEqual([
      [9, 1],
      [9, 1],
      [7, 3],
      [4, 4],
    ]);
  });

  it('put fewer seconds first', () => {
    expect(ranksOf('seconds')).toEqual([
      [4, 1],
      [7, 2],
      [9, 3],
      [9, 3],
    ]);
  });

  it('name everybody who leads, and nobody on an empty board', () => {
    expect(leadersOf(rows, 'points')).toEqual(['Crew 1', 'Crew 3']);
    expect(leadersOf([], 'points')).toEqual([]);
  });
});

describe('the best of all events', () => {
  const past = [
    { crew: 'Wet Paint', detail: 'San Francisco', score: 10 },
    { crew: 'Wet Paint', detail: 'Oakland', score: 35 },
  ];

  it('hold the crews of this event once, with their present scores', () => {
    expect(bestOf(past, boardMessage())).toEqual([
      { crew: 'Wet Paint', detail: 'San Francisco', score: 40, rank: 1 },
      { crew: 'Wet Paint', detail: 'Oakland', score: 35, rank: 2 },
      { crew: 'Exact Change', detail: 'San Francisco', score: 30, rank: 3 },
    ]);
  });

  it('are twelve at most', () => {
    const many = scores(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Crew ${index}`, index])));
    expect(bestOf([], boardMessage({ rows: many }))).toHaveLength(12);
  });
});

describe('a score', () => {
  it.each([
    [1240, 'points', '1,240'],
    [3128, 'seconds', '52:08'],
    [59, 'seconds', '0:59'],
  ] as const)('of %i %s reads %s', (score, measure, text) => {
    expect(scoreText(score, measure)).toBe(text);
  });

  it('in seconds is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 59_999 }), (score) => {
        expect(parseScore(scoreText(score, 'seconds'), 'seconds')).toBe(score);
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
  ] as const)('is not %j in %s', (text, measure) => {
    expect(parseScore(text, measure)).toBeUndefined();
  });
});
