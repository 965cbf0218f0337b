import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstState, type BoardState } from '#lib/leaderboard/board-state';
import { areCrewsLoading, isPollDue, statusOf } from '#lib/leaderboard/board-status';
import { boardMessage } from '#tests/factories/board-message';

const state = (changes: Partial<BoardState> = {}): BoardState => ({
  ...firstState(boardMessage(), { at: 0, isOnline: true }),
  ...changes,
});
const ended = { board: boardMessage({ phase: 'ended' }) };

describe('the status of a board', () => {
  it.each<[string, number, Partial<BoardState>]>([
    ['connecting', 0, {}],
    ['connecting', 19_999, {}],
    ['connecting', 19_999, { polledAt: 100 }],
    ['stale', 20_000, {}],
    ['polling', 20_000, { polledAt: 15_000 }],
    ['live', 20_000, { heardAt: 1 }],
    ['live', 119_999, { heardAt: 100_000 }],
    ['stale', 120_000, { heardAt: 100_000 }],
    ['stale', 120_000, { heardAt: 100_000, polledAt: 100_000 }],
    ['polling', 120_100, { heardAt: 100_000, polledAt: 120_050 }],
    ['polling', 139_999, { heardAt: 100_000, polledAt: 120_000 }],
    ['stale', 140_000, { heardAt: 100_000, polledAt: 120_000 }],
    ['live', 140_000, { heardAt: 139_000, polledAt: 120_000 }],
    ['connecting', 100, ended],
    ['stale', 20_000, ended],
    ['ended', 100, { ...ended, polledAt: 100 }],
    ['ended', 999_999, { ...ended, heardAt: 100 }],
    ['offline', 100, { isOnline: false }],
    ['offline', 100, { ...ended, heardAt: 50, isOnline: false }],
  ])('is %s after %i ms with %j', (status, now, changes) => {
    expect(statusOf(state(changes), now)).toBe(status);
  });

  it('says that crews are loading until the first answer', () => {
    expect(areCrewsLoading(state())).toBe(true);
    expect(areCrewsLoading(state({ polledAt: 5 }))).toBe(false);
    expect(areCrewsLoading(state({ heardAt: 5 }))).toBe(false);
  });
});

describe('the server is asked', () => {
  it.each<[boolean, string, number, number | null, Partial<BoardState>]>([
    [true, 'at once', 0, null, {}],
    [false, 'not again within 15 s', 14_999, 0, {}],
    [true, 'after 15 s while nothing is heard', 15_000, 0, {}],
    [false, 'not while the channel brings news', 30_000, 0, { heardAt: 29_000 }],
    [true, 'as soon as the channel has been silent for 20 s', 49_000, 0, { heardAt: 29_000 }],
    [false, 'not after the end while the channel is connected', 90_000, 0, { ...ended, polledAt: 1, isLinked: true }],
    [true, 'after the end while it is not', 90_000, 0, { ...ended, polledAt: 1 }],
    [false, 'not while offline', 90_000, null, { isOnline: false }],
  ])('%s: %s', (due, _words, now, askedAt, changes) => {
    expect(isPollDue(state(changes), askedAt, now)).toBe(due);
  });

  it('never more than four times a minute, whatever comes', () => {
    const steps = fc.array(fc.record({ pause: fc.integer({ min: 0, max: 3_000 }), isHeard: fc.boolean() }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (all) => {
        let now = 0;
        let current = state();
        const asked: number[] = [];
        for (const { pause, isHeard } of all) {
          now += pause;
          if (isHeard) current = { ...current, heardAt: now };
          if (isPollDue(current, asked.at(-1) ?? null, now)) asked.push(now);
        }
        for (const [index, time] of asked.entries())
          if (index > 0) expect(time - asked[index - 1]!).toBeGreaterThanOrEqual(15_000);
      }),
    );
  });
});
