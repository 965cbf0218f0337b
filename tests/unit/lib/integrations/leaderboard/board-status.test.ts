import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialBoardState, type BoardState } from '#lib/integrations/leaderboard/board-state';
import { areCrewsLoading, isPollDue, getBoardStatus } from '#lib/integrations/leaderboard/board-status';
import { boardMessage } from '#tests/factories/board-message';

const state = (changes: Partial<BoardState> = {}): BoardState => ({
  ...initialBoardState(boardMessage(), { at: 0, isOnline: true }),
  ...changes,
});
const ended = { board: boardMessage({ phase: 'ended' }) };

describe('the status of a board', () => {
  it.each<[string, number, Partial<BoardState>]>([
    ['connecting', 0, {}],
    ['connecting', 19_999, {}],
    ['connecting', 19_999, { lastPollResponseAt: 100 }],
    ['stale', 20_000, {}],
    ['polling', 20_000, { lastPollResponseAt: 15_000 }],
    ['live', 20_000, { lastMessageAt: 1 }],
    ['live', 119_999, { lastMessageAt: 100_000 }],
    ['stale', 120_000, { lastMessageAt: 100_000 }],
    ['stale', 120_000, { lastMessageAt: 100_000, lastPollResponseAt: 100_000 }],
    ['polling', 120_100, { lastMessageAt: 100_000, lastPollResponseAt: 120_050 }],
    ['polling', 139_999, { lastMessageAt: 100_000, lastPollResponseAt: 120_000 }],
    ['stale', 140_000, { lastMessageAt: 100_000, lastPollResponseAt: 120_000 }],
    ['live', 140_000, { lastMessageAt: 139_000, lastPollResponseAt: 120_000 }],
    ['connecting', 100, ended],
    ['stale', 20_000, ended],
    ['ended', 100, { ...ended, lastPollResponseAt: 100 }],
    ['ended', 999_999, { ...ended, lastMessageAt: 100 }],
    ['offline', 100, { isOnline: false }],
    ['offline', 100, { ...ended, lastMessageAt: 50, isOnline: false }],
  ])('is %s after %i ms with %j', (status, now, changes) => {
    expect(getBoardStatus(state(changes), now)).toBe(status);
  });

  it('says that crews are loading until the first message or response', () => {
    expect(areCrewsLoading(state())).toBe(true);
    expect(areCrewsLoading(state({ lastPollResponseAt: 5 }))).toBe(false);
    expect(areCrewsLoading(state({ lastMessageAt: 5 }))).toBe(false);
  });
});

describe('a poll', () => {
  it.each<[boolean, string, number, number | null, Partial<BoardState>]>([
    [true, 'at the start', 0, null, {}],
    [false, 'within 15 s of the last one', 14_999, 0, {}],
    [true, 'after 15 s without a message', 15_000, 0, {}],
    [false, 'while the channel delivers messages', 30_000, 0, { lastMessageAt: 29_000 }],
    [true, 'after 20 s without a message', 49_000, 0, { lastMessageAt: 29_000 }],
    [
      false,
      'after the end while the channel is connected',
      90_000,
      0,
      { ...ended, lastPollResponseAt: 1, isConnected: true },
    ],
    [true, 'after the end while the channel is not connected', 90_000, 0, { ...ended, lastPollResponseAt: 1 }],
    [false, 'while offline', 90_000, null, { isOnline: false }],
  ])('due is %s: %s', (due, _case, now, lastPollRequestAt, changes) => {
    expect(isPollDue(state(changes), lastPollRequestAt, now)).toBe(due);
  });

  it('is due at most every 15 s, whatever the channel delivers', () => {
    const steps = fc.array(fc.record({ pause: fc.integer({ min: 0, max: 3_000 }), isReceived: fc.boolean() }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (all) => {
        let now = 0;
        let current = state();
        const polls: number[] = [];
        for (const { pause, isReceived } of all) {
          now += pause;
          if (isReceived) current = { ...current, lastMessageAt: now };
          if (isPollDue(current, polls.at(-1) ?? null, now)) polls.push(now);
        }
        for (const [index, time] of polls.entries())
          if (index > 0) expect(time - polls[index - 1]!).toBeGreaterThanOrEqual(15_000);
      }),
    );
  });
});
