import 'server-only';
import { parseBoardMessage, type BoardMessage } from './board-message.ts';
import { compareMessages } from './board-state.ts';
import { channelOf, type BoardId } from './boards.ts';
import { readLeaderboardSettings } from './settings.ts';

const FRESH_MS = 5_000;
const TIMEOUT_S = 4;

/** The last few, because the very last may be garbage or late. */
const MESSAGES = 10;

const answers = new Map<BoardId, { at: number; board: Promise<BoardMessage> }>();
const lastKnown = new Map<BoardId, BoardMessage>();

/**
 * The newest board that the channel's history holds; what this process last knew, or else `bundled`, when there is none or
 * the service does not answer within 4 s, and always without keys. Kept for 5 s, for everybody who asks. `now` in
 * milliseconds since 1970.
 */
export async function readBoard(bundled: BoardMessage, now = Date.now()): Promise<BoardMessage> {
  const { subscribeKey, ...settings } = readLeaderboardSettings(process.env);
  if (!subscribeKey) return bundled;
  const known = answers.get(bundled.board);
  if (known && now - known.at < FRESH_MS) return known.board;
  const board = newestOf(bundled, () => fetchMessages(bundled.board, { ...settings, subscribeKey }, now));
  answers.set(bundled.board, { at: now, board });
  return board;
}

async function newestOf(bundled: BoardMessage, fetch: () => Promise<unknown[]>): Promise<BoardMessage> {
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
  // Loaded only where it is configured.
  const { openClient } = await import('./pubnub-client.ts');
  const client = openClient({ ...settings, publishKey: undefined }, { who: 'site', timeout: TIMEOUT_S, now });
  const channel = channelOf(board);
  try {
    const { channels } = await client.fetchMessages({ channels: [channel], count: MESSAGES });
    return (channels[channel] ?? []).map(({ message }) => message);
  } finally {
    client.destroy();
  }
}
