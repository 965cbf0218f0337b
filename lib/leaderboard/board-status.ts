import type { BoardState } from './board-state.ts';

/** What a page says about how fresh its board is. */
export type BoardStatus = 'connecting' | 'live' | 'stale' | 'polling' | 'ended' | 'offline';

/** After this much silence a board counts as stale. Milliseconds. */
export const STALE_AFTER_MS = 20_000;

/** How often the server is asked while the channel is silent. Milliseconds. */
export const POLL_EVERY_MS = 15_000;

/** An answer of the server counts for one interval and a slow request. */
const POLL_COUNTS_MS = POLL_EVERY_MS + 5_000;

/** The state of a board at a moment, measured by what came, not by what is connected. */
export function statusOf({ board, isOnline, startedAt, heardAt, polledAt }: BoardState, now: number): BoardStatus {
  if (!isOnline) return 'offline';
  const hasAnswer = heardAt !== null || polledAt !== null;
  if (hasAnswer && board.phase === 'ended') return 'ended';
  if (now - (heardAt ?? startedAt) < STALE_AFTER_MS) return heardAt === null ? 'connecting' : 'live';
  return polledAt !== null && now - polledAt < POLL_COUNTS_MS ? 'polling' : 'stale';
}

/** True until the first crews have come, from wherever. */
export function areCrewsLoading({ heardAt, polledAt }: BoardState): boolean {
  return heardAt === null && polledAt === null;
}

/**
 * Whether the server should be asked now: at once at the start, then whenever the channel is silent; not again
 * within 15 s, not while offline, and not after the end while the channel would bring the next event.
 */
export function isPollDue(state: BoardState, askedAt: number | null, now: number): boolean {
  if (!state.isOnline) return false;
  if (askedAt === null) return true;
  if (now - askedAt < POLL_EVERY_MS) return false;
  const status = statusOf(state, now);
  return status !== 'live' && !(status === 'ended' && state.isLinked);
}
