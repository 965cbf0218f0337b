import 'server-only';
import { parseBoardMessage, type BoardMessage } from './board-message.ts';
import { compareMessages } from './board-state.ts';
import { getChannelName, type BoardId } from './boards.ts';
import { readLeaderboardSettings } from './settings.ts';

const CACHE_TTL_MS = 5_000;
const TIMEOUT_S = 4;

/** More than one, because the last message can be invalid or out of order. */
const MESSAGE_COUNT = 10;

const cache = new Map<BoardId, { at: number; board: Promise<BoardMessage> }>();
const lastKnown = new Map<BoardId, BoardMessage>();

/**
 * The newest board in the channel's history, cached for 5 s. Falls back to the newest board that this process has seen, then to
 * `bundled`, when the history is empty or the service does not respond within 4 s. Always `bundled` without a subscribe key.
 * `now` in milliseconds since 1970.
 */
export async function getLatestBoard(bundled: BoardMessage, now = Date.now()): Promise<BoardMessage> {
  const { subscribeKey, ...settings } = readLeaderboardSettings(process.env);
  if (!subscribeKey) return bundled;
  const cached = cache.get(bundled.board);
  if (cached && now - cached.at < CACHE_TTL_MS) return cached.board;
  const board = findNewest(bundled, () => fetchMessages(bundled.board, { ...settings, subscribeKey }, now));
  cache.set(bundled.board, { at: now, board });
  return board;
}

async function findNewest(bundled: BoardMessage, fetch: () => Promise<unknown[]>): Promise<BoardMessage> {
  let newest = lastKnown.get(bundled.board) ?? bundled;
  try {
    for (const raw of await fetch()) {
      const message = parseBoardMessage(raw, bundled.board);
      if (message && compareMessages(message, newest) > 0) newest = message;
    }
    lastKnown.set(bundled.board, newest);
  } catch (error) {
    console.error('No live board:', error instanceof Error ? error.message : 'unknown error');
  }
  return newest;
}

type Keys = ReturnType<typeof readLeaderboardSettings> & { subscribeKey: string };

async function fetchMessages(board: BoardId, settings: Omit<Keys, 'problems'>, now: number): Promise<unknown[]> {
  // Imported only when the service is configured.
  const { openClient } = await import('./pubnub-client.ts');
  const client = openClient({ ...settings, publishKey: undefined }, { role: 'site', timeout: TIMEOUT_S, now });
  const channel = getChannelName(board);
  try {
    const { channels } = await client.fetchMessages({ channels: [channel], count: MESSAGE_COUNT });
    return (channels[channel] ?? []).map(({ message }) => message);
  } finally {
    client.destroy();
  }
}
