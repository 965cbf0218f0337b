export type LeaderboardSettings = {
  /** Lets visitors and the server read. Not secret. */
  subscribeKey?: string;
  /** Lets hosts write. Secret: it never leaves the server or the host's machine. */
  publishKey?: string;
  /** Where this machine reaches PubNub, when not at PubNub's own hosts. */
  origin?: URL;
};

const KEY = /^[\w-]{1,100}$/;

/**
 * PUBNUB_SUBSCRIBE_KEY, PUBNUB_PUBLISH_KEY and PUBNUB_ORIGIN. Never throws: what is wrong counts as not set, and `problems` says
 * so in sentences that start with the name of the variable and hold no value.
 */
export function readLeaderboardSettings(
  env: Record<string, string | undefined>,
): LeaderboardSettings & { problems: string[] } {
  const problems: string[] = [];
  const key = (name: string) => {
    const text = env[name]?.trim();
    if (!text || KEY.test(text)) return text || undefined;
    problems.push(
      `${name} is not a key of PubNub and counts as not set. Copy it from the keyset in PubNub's admin portal.`,
    );
  };
  const subscribeKey = key('PUBNUB_SUBSCRIBE_KEY');
  const publishKey = key('PUBNUB_PUBLISH_KEY');
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
