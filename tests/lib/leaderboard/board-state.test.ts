import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardMessage } from '#lib/leaderboard/board-message';
import { compareMessages, firstState, nextState, type BoardState } from '#lib/leaderboard/board-state';
import { anyBoard, boardMessage, scores } from '#tests/factories/board-message';

const FIRST = boardMessage({ sequence: 0, phase: 'ended', event: { ...boardMessage().event, id: 'last-time' } });
const start = (board = FIRST) => firstState(board, { at: 0, isOnline: true });

type Way = { message: BoardMessage; by?: 'channel' | 'poll'; at?: number };

function after(messages: (BoardMessage | Way)[], from = start()): BoardState {
  const ways = messages.map((one): Way => ('message' in one ? one : { message: one }));
  return ways.reduce(
    (state, { message, by = 'channel', at = 1 }) => nextState(state, { kind: 'message', by, message, at }),
    from,
  );
}

describe('the board shown', () => {
  it('is the same for the same messages in any order, by any way, however often each comes', () => {
    const stories = fc.array(anyBoard, { minLength: 1, maxLength: 8 }).chain((messages) =>
      fc.record({
        messages: fc.constant(messages),
        shuffled: fc
          .shuffledSubarray([...messages, ...messages], { minLength: 2 * messages.length })
          .chain((copies) =>
            fc.tuple(
              ...copies.map((message) =>
                fc.record({ message: fc.constant(message), by: fc.constantFrom('channel' as const, 'poll' as const) }),
              ),
            ),
          ),
      }),
    );
    fc.assert(
      fc.property(stories, ({ messages, shuffled }) => {
        expect(after(shuffled).board).toEqual(after(messages).board);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the one with the highest number', () => {
    fc.assert(
      fc.property(fc.array(anyBoard, { minLength: 1 }), (messages) => {
        const highest = Math.max(...messages.map(({ sequence }) => sequence), 0);
        expect(after(messages).board.sequence).toBe(highest);
      }),
    );
  });

  it('is never replaced by a late one, which is counted when the channel brought it', () => {
    const state = after([boardMessage({ sequence: 5 }), boardMessage({ sequence: 4, rows: [] })]);
    expect(state.board).toEqual(boardMessage({ sequence: 5 }));
    expect(state.late).toBe(1);
    expect(after([{ message: boardMessage({ sequence: 3 }), by: 'poll' }], state).late).toBe(1);
  });

  it('counts garbage and is not touched by it', () => {
    const state = nextState(nextState(start(), { kind: 'garbage' }), { kind: 'garbage' });
    expect(state).toEqual({ ...start(), garbage: 2 });
  });

  it('has a fixed order also for two messages with one number', () => {
    fc.assert(
      fc.property(anyBoard, anyBoard, (left, right) => {
        expect(Math.sign(compareMessages(left, right))).toBe(-Math.sign(compareMessages(right, left)) + 0);
      }),
    );
  });
});

describe('freshness', () => {
  it('comes from news and from beats of the channel, and not from late messages', () => {
    const message = boardMessage({ sequence: 5 });
    const late = boardMessage({ sequence: 4 });
    expect(after([{ message, at: 100 }]).heardAt).toBe(100);
    expect(
      after([
        { message, at: 100 },
        { message, at: 200 },
      ]).heardAt,
    ).toBe(200);
    expect(
      after([
        { message, at: 100 },
        { message: late, at: 200 },
      ]).heardAt,
    ).toBe(100);
  });

  it('tells an answer of the server from the channel, also when it holds nothing new', () => {
    const state = after([{ message: boardMessage(), by: 'poll', at: 100 }]);
    expect(state).toMatchObject({ heardAt: null, polledAt: 100, board: boardMessage() });
    expect(after([{ message: FIRST, by: 'poll', at: 200 }], state)).toMatchObject({
      polledAt: 200,
      board: boardMessage(),
    });
  });
});

describe('a moment', () => {
  const running = after([boardMessage({ sequence: 1 })]);
  const momentAfter = (changes: Partial<BoardMessage>) => after([boardMessage({ sequence: 2, ...changes })], running);

  it('is a new leader of the same event, once', () => {
    const overtaken = momentAfter({ rows: scores({ 'Wet Paint': 40, 'Exact Change': 41 }) });
    expect(overtaken).toMatchObject({
      isTriggered: true,
      moment: { kind: 'leads', crews: ['Exact Change'], number: 1 },
    });
    const over = nextState(overtaken, { kind: 'moment-over' });
    expect(over.isTriggered).toBe(false);
    expect(after([over.board, boardMessage({ sequence: 1 })], over).isTriggered).toBe(false);
    const again = after([boardMessage({ sequence: 3 })], over);
    expect(again).toMatchObject({ isTriggered: true, moment: { crews: ['Wet Paint'], number: 2 } });
  });

  it('is a lead that is shared, or not any more', () => {
    const shared = momentAfter({ rows: scores({ 'Wet Paint': 40, 'Exact Change': 40 }) });
    expect(shared.moment).toMatchObject({ crews: ['Wet Paint', 'Exact Change'] });
    const parted = after([boardMessage({ sequence: 3 })], shared);
    expect(parted.moment).toMatchObject({ crews: ['Wet Paint'], number: 2 });
  });

  it('is a cheer that the host asked for', () => {
    expect(momentAfter({ salutes: 1 }).moment).toMatchObject({ kind: 'leads', crews: ['Wet Paint'] });
  });

  it('is the end, for the winner', () => {
    expect(momentAfter({ phase: 'ended' }).moment).toMatchObject({ kind: 'wins', crews: ['Wet Paint'] });
  });

  it.each([
    ['more points for the leader', { rows: scores({ 'Wet Paint': 50, 'Exact Change': 30 }) }],
    ['a change further down', { rows: scores({ 'Wet Paint': 40, 'Exact Change': 39, 'Platform Zero': 3 }) }],
    ['an empty board', { rows: [] }],
    ['another event', { event: { ...boardMessage().event, id: 'city-hunt-2' }, rows: scores({ 'Platform Zero': 9 }) }],
  ])('is not %s', (_name, changes) => {
    expect(momentAfter(changes)).toMatchObject({ isTriggered: false, moment: null });
  });

  it('is not the first score of an event, which takes the lead from nobody', () => {
    const empty = after([boardMessage({ rows: [] })]);
    expect(after([boardMessage({ sequence: 2 })], empty).moment).toBeNull();
  });
});
