import { settingOf, settingProblems, type Env } from '#lib/services/settings';

export type LeaderboardSettings = {
  /** Lets visitors and the server read. Not secret. */
  subscribeKey?: string;
  /** Lets hosts write. Secret: it never leaves the server or the host's machine. */
  publishKey?: string;
  /** Where this machine reaches PubNub, when not at PubNub's own hosts. */
  origin?: URL;
};

const PUBLISH_KEY = /^(demo|pub-[\w-]{8,80})$/;

/**
 * PUBNUB_SUBSCRIBE_KEY, PUBNUB_PUBLISH_KEY and PUBNUB_ORIGIN. Never throws: what is wrong counts as not set, and `problems` says
 * so in sentences that start with the name of the variable and hold no value.
 */
export function readLeaderboardSettings(env: Env): LeaderboardSettings & { problems: string[] } {
  const problems = settingProblems(env).filter((problem) => problem.startsWith('PUBNUB_'));
  const subscribeKey = settingOf('PUBNUB_SUBSCRIBE_KEY', env);
  const publishText = env.PUBNUB_PUBLISH_KEY?.trim();
  const publishKey = publishText && PUBLISH_KEY.test(publishText) ? publishText : undefined;
  if (publishText && !publishKey) {
    problems.push('PUBNUB_PUBLISH_KEY is malformed, and counts as not set. It looks like this: pub-c- and a UUID.');
  }
  const place = env.PUBNUB_ORIGIN?.trim();
  const origin = place && /^https?:\/\/[^/?#]+\/?$/.test(place) && URL.canParse(place) ? new URL(place) : undefined;
  if (place && !origin) {
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
