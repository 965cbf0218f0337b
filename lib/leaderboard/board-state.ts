import type { BoardMessage } from './board-message.ts';
import { leadersOf } from './ranked.ts';

/*
 * Glossary
 *   message   one whole board, numbered
 *   channel   what hosts publish on, and the page listens to
 *   poll      to ask the server for the last board, when the channel is silent
 *   late      with a lower number than the board shown; it changes nothing
 *   beat      the same message again: the host is there and nothing has changed
 *   moment    a new leader, a cheer that the host asked for, or the end; shown and said once
 *
 * Channel and poll write the same state. Which board is shown depends only on which messages came, not on their order.
 */

/** Why a board is cheered, and for whom. */
export type Moment = { kind: 'leads' | 'wins'; crews: string[]; number: number };

/** All times in milliseconds since 1970, by the visitor's clock. */
export type BoardState = {
  board: BoardMessage;
  startedAt: number;
  /** When the channel last brought the board shown, as news or as a beat. */
  heardAt: number | null;
  /** When the server last answered. */
  polledAt: number | null;
  /** Whether the channel is connected. */
  isLinked: boolean;
  isOnline: boolean;
  moment: Moment | null;
  /** While the moment is played. */
  isTriggered: boolean;
  garbage: number;
  late: number;
};

export type BoardEvent =
  | { kind: 'message'; by: 'channel' | 'poll'; message: BoardMessage; at: number }
  | { kind: 'garbage' }
  | { kind: 'link'; isLinked: boolean }
  | { kind: 'network'; isOnline: boolean }
  | { kind: 'moment-over' };

/** Before anything has come: the board that the page was made with. */
export function firstState(board: BoardMessage, { at, isOnline }: { at: number; isOnline: boolean }): BoardState {
  const silence = { heardAt: null, polledAt: null, isLinked: false };
  return { board, startedAt: at, ...silence, isOnline, moment: null, isTriggered: false, garbage: 0, late: 0 };
}

/** The state after an event. */
export function nextState(state: BoardState, event: BoardEvent): BoardState {
  switch (event.kind) {
    case 'message':
      return withMessage(state, event);
    case 'garbage':
      return { ...state, garbage: state.garbage + 1 };
    case 'link':
      return { ...state, isLinked: event.isLinked };
    case 'network':
      return { ...state, isOnline: event.isOnline };
    case 'moment-over':
      return { ...state, isTriggered: false };
  }
}

function withMessage(state: BoardState, { by, message, at }: BoardEvent & { kind: 'message' }): BoardState {
  const order = compareMessages(message, state.board);
  const answered = by === 'poll' ? { ...state, polledAt: at } : order < 0 ? state : { ...state, heardAt: at };
  if (order < 0) return by === 'channel' ? { ...answered, late: state.late + 1 } : answered;
  if (order === 0) return answered;
  const moment = momentBetween(state.board, message);
  if (!moment) return { ...answered, board: message };
  const number = (state.moment?.number ?? 0) + 1;
  return { ...answered, board: message, moment: { ...moment, number }, isTriggered: true };
}

/** By number. Two hosts can meet in one; then any fixed order will do, as long as it is the same for everybody. */
export function compareMessages(left: BoardMessage, right: BoardMessage): number {
  if (left.sequence !== right.sequence) return left.sequence - right.sequence;
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** What is worth a cheer between two boards of one event. The first crews to score take over from nobody. */
function momentBetween(before: BoardMessage, after: BoardMessage): Omit<Moment, 'number'> | undefined {
  const crews = leadersOf(after.rows, after.measure);
  if (before.event.id !== after.event.id || crews.length === 0) return undefined;
  if (before.phase === 'running' && after.phase === 'ended') return { kind: 'wins', crews };
  const former = leadersOf(before.rows, before.measure);
  const isNew = former.length > 0 && (former.length !== crews.length || crews.some((crew) => !former.includes(crew)));
  if (after.phase === 'ended' || !(isNew || after.salutes > before.salutes)) return undefined;
  return { kind: 'leads', crews };
}
