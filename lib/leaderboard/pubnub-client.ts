import PubNub from 'pubnub';
import { TRANSACTION_TIMEOUT_S, userIdOf } from './pubnub-settings.ts';
import type { LeaderboardSettings } from './settings.ts';

type ClientOptions = { who: 'host' | 'site'; timeout?: number; now: number };

/** PubNub's client for this machine, which publishes and reads but listens to nothing. `timeout` in seconds. */
export function openClient(
  { subscribeKey, publishKey, origin }: LeaderboardSettings & { subscribeKey: string },
  { who, timeout = TRANSACTION_TIMEOUT_S, now }: ClientOptions,
): PubNub {
  return new PubNub({
    subscribeKey,
    ...(publishKey && { publishKey }),
    ...(origin && { origin: origin.host, ssl: origin.protocol === 'https:' }),
    userId: userIdOf(who, now),
    transactionalRequestTimeout: timeout,
  });
}
