import type { BoardMessage } from './board-message.ts';
import { getLeaders } from './ranked.ts';

/*
 * The channel and the poll update the same state. The board shown depends only on which messages were received, not on their order:
 * each message is a complete board with a sequence number, and a lower number than that of the board shown is ignored.
 */

/** A new leader, a cheer sent by the host, or the end of an event. It is shown and announced once. */
export type Celebration = { kind: 'leads' | 'wins'; crews: string[]; number: number };

/** All times in milliseconds since 1970, by the visitor's clock. */
export type BoardState = {
  board: BoardMessage;
  startedAt: number;
  /** When the channel last delivered the board shown, as a change or as a heartbeat (the same message again). */
  lastMessageAt: number | null;
  /** When the server last responded to a poll. */
  lastPollResponseAt: number | null;
  /** Whether the channel is connected. */
  isConnected: boolean;
  isOnline: boolean;
  celebration: Celebration | null;
  /** True while the celebration is shown (the triggered flag of specification section 3). */
  isTriggered: boolean;
  /** How many messages were not valid boards. */
  invalidCount: number;
  /** How many messages of the channel had a lower sequence number than the board shown. */
  lateCount: number;
};

export type BoardEvent =
  | { kind: 'message'; source: 'channel' | 'poll'; message: BoardMessage; at: number }
  | { kind: 'invalid' }
  | { kind: 'connection'; isConnected: boolean }
  | { kind: 'network'; isOnline: boolean }
  | { kind: 'celebration-end' };

/** The state before the first message: the board that the page was rendered with. `at` in milliseconds since 1970. */
export function initialBoardState(
  board: BoardMessage,
  { at, isOnline }: { at: number; isOnline: boolean },
): BoardState {
  const noData = { lastMessageAt: null, lastPollResponseAt: null, isConnected: false };
  return {
    board,
    startedAt: at,
    ...noData,
    isOnline,
    celebration: null,
    isTriggered: false,
    invalidCount: 0,
    lateCount: 0,
  };
}

/** The state after an event. */
export function nextBoardState(state: BoardState, event: BoardEvent): BoardState {
  switch (event.kind) {
    case 'message':
      return withMessage(state, event);
    case 'invalid':
      return { ...state, invalidCount: state.invalidCount + 1 };
    case 'connection':
      return { ...state, isConnected: event.isConnected };
    case 'network':
      return { ...state, isOnline: event.isOnline };
    case 'celebration-end':
      return { ...state, isTriggered: false };
  }
}

function withMessage(state: BoardState, { source, message, at }: BoardEvent & { kind: 'message' }): BoardState {
  const order = compareMessages(message, state.board);
  const refreshed =
    source === 'poll' ? { ...state, lastPollResponseAt: at } : order < 0 ? state : { ...state, lastMessageAt: at };
  if (order < 0) return source === 'channel' ? { ...refreshed, lateCount: state.lateCount + 1 } : refreshed;
  if (order === 0) return refreshed;
  const celebration = getCelebration(state.board, message);
  if (!celebration) return { ...refreshed, board: message };
  const number = (state.celebration?.number ?? 0) + 1;
  return { ...refreshed, board: message, celebration: { ...celebration, number }, isTriggered: true };
}

/** Compares by sequence number. Two hosts can use the same number; then all clients apply the same arbitrary but fixed order. */
export function compareMessages(left: BoardMessage, right: BoardMessage): number {
  if (left.sequence !== right.sequence) return left.sequence - right.sequence;
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The celebration for a change between two boards of one event. The first score of an event is none, because there was no leader before. */
function getCelebration(before: BoardMessage, after: BoardMessage): Omit<Celebration, 'number'> | undefined {
  const crews = getLeaders(after.rows, after.measure);
  if (before.event.id !== after.event.id || crews.length === 0) return undefined;
  if (before.phase === 'running' && after.phase === 'ended') return { kind: 'wins', crews };
  const former = getLeaders(before.rows, before.measure);
  const isNew = former.length > 0 && (former.length !== crews.length || crews.some((crew) => !former.includes(crew)));
  if (after.phase === 'ended' || !(isNew || after.salutes > before.salutes)) return undefined;
  return { kind: 'leads', crews };
}
