import { setTimeout as pause } from 'node:timers/promises';
import type PubNub from 'pubnub';
import type { BoardId } from '#lib/leaderboard/boards';
import type { HostBoard } from '#lib/leaderboard/host-board';
import { publish } from '#lib/leaderboard/publish';
import { openClient } from '#lib/leaderboard/pubnub-client';
import { readLeaderboardSettings } from '#lib/leaderboard/settings';
import { EXIT, HostError } from './host-error.ts';
import { loadHostBoard } from './state-file.ts';

/** Half of what makes a board stale. */
const BEAT_EVERY_MS = 10_000;

/** PubNub's client with the keys of a host. Throws a HostError that says which variable is missing or wrong. */
export function openAir(now: number): PubNub {
  const { publishKey, subscribeKey, problems, ...settings } = readLeaderboardSettings(process.env);
  if (publishKey && subscribeKey) return openClient({ ...settings, publishKey, subscribeKey }, { who: 'host', now });
  const missing = publishKey
    ? 'PUBNUB_SUBSCRIBE_KEY is'
    : subscribeKey
      ? 'PUBNUB_PUBLISH_KEY is'
      : 'Both keys of PubNub are';
  throw new HostError(
    problems[0] ?? `${missing} missing. Set PUBNUB_PUBLISH_KEY and PUBNUB_SUBSCRIBE_KEY, for instance in .env.`,
  );
}

/** Sends a change. Throws a HostError when PubNub does not take it. */
export async function send(client: PubNub, { message }: HostBoard): Promise<void> {
  try {
    await publish(client, message, 'change');
  } catch (error) {
    throw new HostError(
      `PubNub did not take the board (${reasonOf(error)}). It is kept here. Send it again: npm run leaderboard -- send`,
      EXIT.unavailable,
    );
  }
}

/** Sends the board that is kept every 10 s, until the event ends. Calls `say` when it stops or starts to work. */
export async function stayLive(client: PubNub, board: BoardId, say: (line: string) => void): Promise<void> {
  let isUp: boolean | undefined;
  for (;;) {
    const host = loadHostBoard(board);
    if (!host || host.message.phase === 'ended') return;
    const wasUp = isUp;
    isUp = await publish(client, host.message, 'beat').then(
      () => true,
      () => false,
    );
    if (isUp !== wasUp)
      say(isUp ? 'Live. Leave this running; Ctrl-C ends it.' : 'PubNub does not answer. Trying again every 10 s.');
    await pause(BEAT_EVERY_MS);
  }
}

type Failure = { statusCode?: number; category?: string; errorData?: { status?: { category?: string } } };

/** Why PubNub did not take it, in a few words. An answer that makes no sense is told inside of what its client throws. */
function reasonOf(error: unknown): string {
  const { status } = error as { status?: Failure };
  if (status?.statusCode && status.statusCode >= 400) return `it answered ${status.statusCode}`;
  if (status?.category === 'PNTimeoutCategory') return 'it took too long';
  const inner = status?.errorData?.status?.category;
  return inner === 'PNMalformedResponseCategory' ? 'its answer made no sense' : 'it could not be reached';
}
