import PubNub from 'pubnub';
import { TRANSACTION_TIMEOUT_S, createUserId } from './pubnub-settings.ts';
import type { LeaderboardSettings } from './settings.ts';

type ClientOptions = { role: 'host' | 'site'; timeout?: number; now: number };

/** PubNub's client for Node.js, which publishes and reads the history but does not subscribe. `timeout` in seconds. */
export function openClient(
  { subscribeKey, publishKey, origin }: LeaderboardSettings & { subscribeKey: string },
  { role, timeout = TRANSACTION_TIMEOUT_S, now }: ClientOptions,
): PubNub {
  return new PubNub({
    subscribeKey,
    ...(publishKey && { publishKey }),
    ...(origin && { origin: origin.host, ssl: origin.protocol === 'https:' }),
    userId: createUserId(role, now),
    transactionalRequestTimeout: timeout,
  });
}
