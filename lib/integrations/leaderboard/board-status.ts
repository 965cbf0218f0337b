import type { BoardState } from './board-state.ts';

/** How fresh a board is, as the page shows it. */
export type BoardStatus = 'connecting' | 'live' | 'stale' | 'polling' | 'ended' | 'offline';

/** Without a message for this long, a board counts as stale. */
export const STALE_AFTER_MS = 20_000;

/** The interval of requests to the server while the channel is silent. */
export const POLL_INTERVAL_MS = 15_000;

/** A response of the server counts as fresh for one interval plus the time of a slow request. */
const POLL_FRESH_MS = POLL_INTERVAL_MS + 5_000;

/** The status of a board at `now`. It is derived from the messages and responses received, not from the connection. */
export function getBoardStatus(
  { board, isOnline, startedAt, lastMessageAt, lastPollResponseAt }: BoardState,
  now: number,
): BoardStatus {
  if (!isOnline) return 'offline';
  const hasData = lastMessageAt !== null || lastPollResponseAt !== null;
  if (hasData && board.phase === 'ended') return 'ended';
  if (now - (lastMessageAt ?? startedAt) < STALE_AFTER_MS) return lastMessageAt === null ? 'connecting' : 'live';
  return lastPollResponseAt !== null && now - lastPollResponseAt < POLL_FRESH_MS ? 'polling' : 'stale';
}

/** True until the first board arrives from the channel or the server (the teams-loading flag of specification section 3). */
export function areCrewsLoading({ lastMessageAt, lastPollResponseAt }: BoardState): boolean {
  return lastMessageAt === null && lastPollResponseAt === null;
}

/**
 * Whether to request the board from the server now: at once at the start, then while the channel is silent. False within 15 s of
 * the last request, while offline, and after the end of an event while a connected channel would announce the next one.
 */
export function isPollDue(state: BoardState, lastPollRequestAt: number | null, now: number): boolean {
  if (!state.isOnline) return false;
  if (lastPollRequestAt === null) return true;
  if (now - lastPollRequestAt < POLL_INTERVAL_MS) return false;
  const status = getBoardStatus(state, now);
  return status !== 'live' && !(status === 'ended' && state.isConnected);
}
