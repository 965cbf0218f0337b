import { setTimeout as sleep } from 'node:timers/promises';
import type PubNub from 'pubnub';
import type { BoardId } from '#lib/integrations/leaderboard/boards';
import type { HostBoard } from '#lib/integrations/leaderboard/host-board';
import { publish } from '#lib/integrations/leaderboard/publish';
import { openClient } from '#lib/integrations/leaderboard/pubnub-client';
import { readLeaderboardSettings } from '#lib/integrations/leaderboard/settings';
import { EXIT, HostError } from './host-error.ts';
import { readHostBoard } from './state-file.ts';

/** Half the time after which visitors see a board as stale. */
const HEARTBEAT_INTERVAL_MS = 10_000;

/** PubNub's client with the keys of a host. Throws a HostError that names the missing or malformed variable. */
export function openPublisher(now: number): PubNub {
  const { publishKey, subscribeKey, problems, ...settings } = readLeaderboardSettings(process.env);
  if (publishKey && subscribeKey) return openClient({ ...settings, publishKey, subscribeKey }, { role: 'host', now });
  const missing = publishKey
    ? 'PUBNUB_SUBSCRIBE_KEY is'
    : subscribeKey
      ? 'PUBNUB_PUBLISH_KEY is'
      : 'Both keys of PubNub are';
  throw new HostError(
    problems[0] ?? `${missing} missing. Set PUBNUB_PUBLISH_KEY and PUBNUB_SUBSCRIBE_KEY, for instance in .env.`,
  );
}

/** Publishes a change. Throws a HostError when PubNub does not accept it. */
export async function send(client: PubNub, { message }: HostBoard): Promise<void> {
  try {
    await publish(client, message, 'change');
  } catch (error) {
    throw new HostError(
      `PubNub did not take the board (${describeFailure(error)}). It is kept here. Send it again: npm run leaderboard -- send`,
      EXIT.unavailable,
    );
  }
}

/** Publishes the stored board every 10 s until the event ends. Calls `onStatus` with a line of text when publishing starts to work or to fail. */
export async function sendHeartbeats(client: PubNub, board: BoardId, onStatus: (line: string) => void): Promise<void> {
  let isReachable: boolean | undefined;
  for (;;) {
    const host = readHostBoard(board);
    if (!host || host.message.phase === 'ended') return;
    const wasReachable = isReachable;
    isReachable = await publish(client, host.message, 'heartbeat').then(
      () => true,
      () => false,
    );
    if (isReachable !== wasReachable)
      onStatus(
        isReachable ? 'Live. Leave this running; Ctrl-C ends it.' : 'PubNub does not answer. Trying again every 10 s.',
      );
    await sleep(HEARTBEAT_INTERVAL_MS);
  }
}

type Failure = { statusCode?: number; category?: string; errorData?: { status?: { category?: string } } };

/** Why publishing failed, in a few words. PubNub's client reports a malformed response in a nested status. */
function describeFailure(error: unknown): string {
  const { status } = error as { status?: Failure };
  if (status?.statusCode && status.statusCode >= 400) return `it answered ${status.statusCode}`;
  if (status?.category === 'PNTimeoutCategory') return 'it took too long';
  const inner = status?.errorData?.status?.category;
  return inner === 'PNMalformedResponseCategory' ? 'its answer made no sense' : 'it could not be reached';
}
