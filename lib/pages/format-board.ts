import { SITE_TIME_ZONE } from '#lib/content/site-time-zone';
import type { BoardStatus } from '#lib/integrations/leaderboard/board-status';
import type { BoardState, Celebration } from '#lib/integrations/leaderboard/board-state';
import { POLL_INTERVAL_MS } from '#lib/integrations/leaderboard/board-status';

/** Above this age, a time of day without a date would be ambiguous. */
const SAME_DAY_MS = 12 * 60 * 60 * 1000;

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Formats the connection status and the age of a board. `now` is in milliseconds since 1970. */
export function formatFreshness(status: BoardStatus, { board, lastMessageAt }: BoardState, now: number): string {
  const last = formatLastChange(board.sentAt, now);
  switch (status) {
    case 'connecting':
      return `Connecting. This is the board of ${formatSiteTime(board.sentAt)}.`;
    case 'live':
      return `Live, updated ${Math.max(0, Math.round((now - (lastMessageAt ?? now)) / 1000))} s ago`;
    case 'stale':
      return `Last update ${last}. Reconnecting`;
    case 'polling':
      return `Updating every ${POLL_INTERVAL_MS / 1000} s. Last score ${last}`;
    case 'ended':
      return formatFinalScore(board.sentAt);
    case 'offline':
      return `You are offline. Last update ${last}`;
  }
}

/** The line below the final board of an event. */
export function formatFinalScore(sentAt: string): string {
  return `Final board. Last score ${formatSiteTime(sentAt)}.`;
}

/** The screen reader announcement for a new leader or winner. */
export function formatAnnouncement({ kind, crews }: Celebration): string {
  const names = listFormat.format(crews);
  if (kind === 'wins') return crews.length > 1 ? `${names} share the win.` : `${names} wins.`;
  return crews.length > 1 ? `${names} share the lead.` : `${names} takes the lead.`;
}

function formatLastChange(sentAt: string, now: number): string {
  const time = new Date(sentAt);
  if (Math.abs(now - time.getTime()) > SAME_DAY_MS) return formatSiteTime(sentAt);
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' }).format(time).replace(/\s/g, ' ').toLowerCase();
}

/** Formats an ISO date-time in the site's time zone: "3:42 pm Pacific, Nov 12". */
function formatSiteTime(dateTime: string): string {
  const date = new Date(dateTime);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: SITE_TIME_ZONE }).format(date);
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: SITE_TIME_ZONE }).format(
    date,
  );
  return `${time.replace(/\s/g, ' ').toLowerCase()} Pacific, ${day}`;
}
