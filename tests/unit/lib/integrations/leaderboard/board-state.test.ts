import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardMessage } from '#lib/integrations/leaderboard/board-message';
import {
  compareMessages,
  initialBoardState,
  nextBoardState,
  type BoardState,
} from '#lib/integrations/leaderboard/board-state';
import { anyBoard, boardMessage, scores } from '#tests/factories/board-message';

const FIRST = boardMessage({ sequence: 0, phase: 'ended', event: { ...boardMessage().event, id: 'last-time' } });
const start = (board = FIRST) => initialBoardState(board, { at: 0, isOnline: true });

type Delivery = { message: BoardMessage; source?: 'channel' | 'poll'; at?: number };

function after(messages: (BoardMessage | Delivery)[], from = start()): BoardState {
  const deliveries = messages.map((one): Delivery => ('message' in one ? one : { message: one }));
  return deliveries.reduce(
    (state, { message, source = 'channel', at = 1 }) => nextBoardState(state, { kind: 'message', source, message, at }),
    from,
  );
}

describe('the board shown', () => {
  it('is the same for the same messages in any order, from any source, with any number of duplicates', () => {
    const histories = fc.array(anyBoard, { minLength: 1, maxLength: 8 }).chain((messages) =>
      fc.record({
        messages: fc.constant(messages),
        shuffled: fc.shuffledSubarray([...messages, ...messages], { minLength: 2 * messages.length }).chain((copies) =>
          fc.tuple(
            ...copies.map((message) =>
              fc.record({
                message: fc.constant(message),
                source: fc.constantFrom('channel' as const, 'poll' as const),
              }),
            ),
          ),
        ),
      }),
    );
    fc.assert(
      fc.property(histories, ({ messages, shuffled }) => {
        expect(after(shuffled).board).toEqual(after(messages).board);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has the highest sequence number of all messages', () => {
    fc.assert(
      fc.property(fc.array(anyBoard, { minLength: 1 }), (messages) => {
        const highest = Math.max(...messages.map(({ sequence }) => sequence), 0);
        expect(after(messages).board.sequence).toBe(highest);
      }),
    );
  });

  it('is never replaced by a message with a lower number, which is counted if the channel delivered it', () => {
    const state = after([boardMessage({ sequence: 5 }), boardMessage({ sequence: 4, rows: [] })]);
    expect(state.board).toEqual(boardMessage({ sequence: 5 }));
    expect(state.lateCount).toBe(1);
    expect(after([{ message: boardMessage({ sequence: 3 }), source: 'poll' }], state).lateCount).toBe(1);
  });

  it('counts invalid messages and does not change', () => {
    const state = nextBoardState(nextBoardState(start(), { kind: 'invalid' }), { kind: 'invalid' });
    expect(state).toEqual({ ...start(), invalidCount: 2 });
  });

  it('orders two messages with the same number in a fixed way', () => {
    fc.assert(
      fc.property(anyBoard, anyBoard, (left, right) => {
        expect(Math.sign(compareMessages(left, right))).toBe(-Math.sign(compareMessages(right, left)) + 0);
      }),
    );
  });
});

describe('freshness', () => {
  it('is updated by changes and heartbeats of the channel, and not by messages with a lower number', () => {
    const message = boardMessage({ sequence: 5 });
    const outdated = boardMessage({ sequence: 4 });
    expect(after([{ message, at: 100 }]).lastMessageAt).toBe(100);
    expect(
      after([
        { message, at: 100 },
        { message, at: 200 },
      ]).lastMessageAt,
    ).toBe(200);
    expect(
      after([
        { message, at: 100 },
        { message: outdated, at: 200 },
      ]).lastMessageAt,
    ).toBe(100);
  });

  it('records a poll response separately from the channel, also when it has nothing new', () => {
    const state = after([{ message: boardMessage(), source: 'poll', at: 100 }]);
    expect(state).toMatchObject({ lastMessageAt: null, lastPollResponseAt: 100, board: boardMessage() });
    expect(after([{ message: FIRST, source: 'poll', at: 200 }], state)).toMatchObject({
      lastPollResponseAt: 200,
      board: boardMessage(),
    });
  });
});

describe('a celebration', () => {
  const running = after([boardMessage({ sequence: 1 })]);
  const celebrationAfter = (changes: Partial<BoardMessage>) =>
    after([boardMessage({ sequence: 2, ...changes })], running);

  it('starts once for a new leader of the same event', () => {
    const overtaken = celebrationAfter({ rows: scores({ 'Wet Paint': 40, 'Exact Change': 41 }) });
    expect(overtaken).toMatchObject({
      isTriggered: true,
      celebration: { kind: 'leads', crews: ['Exact Change'], number: 1 },
    });
    const over = nextBoardState(overtaken, { kind: 'celebration-end' });
    expect(over.isTriggered).toBe(false);
    expect(after([over.board, boardMessage({ sequence: 1 })], over).isTriggered).toBe(false);
    const again = after([boardMessage({ sequence: 3 })], over);
    expect(again).toMatchObject({ isTriggered: true, celebration: { crews: ['Wet Paint'], number: 2 } });
  });

  it('starts when the lead becomes shared, and when it ends being shared', () => {
    const shared = celebrationAfter({ rows: scores({ 'Wet Paint': 40, 'Exact Change': 40 }) });
    expect(shared.celebration).toMatchObject({ crews: ['Wet Paint', 'Exact Change'] });
    const parted = after([boardMessage({ sequence: 3 })], shared);
    expect(parted.celebration).toMatchObject({ crews: ['Wet Paint'], number: 2 });
  });

  it('starts when the host sends a cheer', () => {
    expect(celebrationAfter({ salutes: 1 }).celebration).toMatchObject({ kind: 'leads', crews: ['Wet Paint'] });
  });

  it('starts for the winner at the end of the event', () => {
    expect(celebrationAfter({ phase: 'ended' }).celebration).toMatchObject({ kind: 'wins', crews: ['Wet Paint'] });
  });

  it.each([
    ['more points of the leader', { rows: scores({ 'Wet Paint': 50, 'Exact Change': 30 }) }],
    ['a change below the leader', { rows: scores({ 'Wet Paint': 40, 'Exact Change': 39, 'Platform Zero': 3 }) }],
    ['an empty board', { rows: [] }],
    ['another event', { event: { ...boardMessage().event, id: 'city-hunt-2' }, rows: scores({ 'Platform Zero': 9 }) }],
  ])('does not start for %s', (_name, changes) => {
    expect(celebrationAfter(changes)).toMatchObject({ isTriggered: false, celebration: null });
  });

  it('does not start for the first score of an event', () => {
    const empty = after([boardMessage({ rows: [] })]);
    expect(after([boardMessage({ sequence: 2 })], empty).celebration).toBeNull();
  });
});
