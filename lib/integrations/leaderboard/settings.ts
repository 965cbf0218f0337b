import { getSetting, describeMalformedSettings, type Env } from '#lib/integrations/settings';
import { parseUrl } from '#lib/content/parse-url';

export type LeaderboardSettings = {
  /** Allows visitors and the server to read. Not secret. */
  subscribeKey?: string;
  /** Allows hosts to publish. Secret: it never leaves the server or the host's machine. */
  publishKey?: string;
  /** Replaces PubNub's own origin on this machine, such as with a proxy. */
  origin?: URL;
};

const PUBLISH_KEY = /^(demo|pub-[\w-]{8,80})$/;

/**
 * PUBNUB_SUBSCRIBE_KEY, PUBNUB_PUBLISH_KEY and PUBNUB_ORIGIN. Never throws: a malformed value counts as not set. `problems` has one
 * sentence for each of them, which starts with the name of the variable and never contains the value.
 */
export function readLeaderboardSettings(env: Env): LeaderboardSettings & { problems: string[] } {
  const problems = describeMalformedSettings(env).filter((problem) => problem.startsWith('PUBNUB_'));
  const subscribeKey = getSetting('PUBNUB_SUBSCRIBE_KEY', env);
  const publishText = env.PUBNUB_PUBLISH_KEY?.trim();
  const publishKey = publishText && PUBLISH_KEY.test(publishText) ? publishText : undefined;
  if (publishText && !publishKey) {
    problems.push('PUBNUB_PUBLISH_KEY is malformed, and counts as not set. It looks like this: pub-c- and a UUID.');
  }
  const originText = env.PUBNUB_ORIGIN?.trim();
  const origin = originText && /^https?:\/\/[^/?#]+\/?$/.test(originText) ? parseUrl(originText) : undefined;
  if (originText && !origin) {
    problems.push(
      'PUBNUB_ORIGIN is not an origin and counts as not set. Write it like this: https://board.example.com',
    );
  }
  return {
    ...(subscribeKey && { subscribeKey }),
    ...(publishKey && { publishKey }),
    ...(origin && { origin }),
    problems,
  };
}
