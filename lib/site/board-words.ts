import { SITE_TIME_ZONE } from '#lib/content/time-zone';
import type { BoardStatus } from '#lib/leaderboard/board-status';
import type { BoardState, Moment } from '#lib/leaderboard/board-state';
import { POLL_EVERY_MS } from '#lib/leaderboard/board-status';

/** Longer ago than this, a time of day alone would mislead. */
const SAME_DAY_MS = 12 * 60 * 60 * 1000;

const together = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** How fresh a board is, in one honest line. `now` in milliseconds since 1970. */
export function freshnessWords(status: BoardStatus, { board, heardAt }: BoardState, now: number): string {
  const last = lastChange(board.sentAt, now);
  switch (status) {
    case 'connecting':
      return `Connecting. This is the board of ${momentOf(board.sentAt)}.`;
    case 'live':
      return `Live, updated ${Math.max(0, Math.round((now - (heardAt ?? now)) / 1000))} s ago`;
    case 'stale':
      return `Last update ${last}. Reconnecting`;
    case 'polling':
      return `Updating every ${POLL_EVERY_MS / 1000} s. Last score ${last}`;
    case 'ended':
      return finalWords(board.sentAt);
    case 'offline':
      return `You are offline. Last update ${last}`;
  }
}

/** What stands under a board that is over. */
export function finalWords(sentAt: string): string {
  return `Final board. Last score ${momentOf(sentAt)}.`;
}

/** What a moment is worth saying aloud. */
export function momentWords({ kind, crews }: Moment): string {
  const names = together.format(crews);
  if (kind === 'wins') return crews.length > 1 ? `${names} share the win.` : `${names} wins.`;
  return crews.length > 1 ? `${names} share the lead.` : `${names} takes the lead.`;
}

function lastChange(sentAt: string, now: number): string {
  const time = new Date(sentAt);
  if (Math.abs(now - time.getTime()) > SAME_DAY_MS) return momentOf(sentAt);
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' }).format(time).replace(/\s/g, ' ').toLowerCase();
}

/** A moment for people, such as "3:42 pm Pacific, Nov 12". */
function momentOf(instant: string): string {
  const moment = new Date(instant);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: SITE_TIME_ZONE }).format(moment);
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: SITE_TIME_ZONE }).format(
    moment,
  );
  return `${time.replace(/\s/g, ' ').toLowerCase()} Pacific, ${day}`;
}
