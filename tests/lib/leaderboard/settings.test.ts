import { describe, expect, it } from 'vitest';
import { presenceTimeout, TRANSACTION_TIMEOUT_S, userIdOf } from '#lib/leaderboard/pubnub-settings';
import { readLeaderboardSettings } from '#lib/leaderboard/settings';

describe('the settings of the board', () => {
  it('are none without variables', () => {
    expect(readLeaderboardSettings({ PUBNUB_SUBSCRIBE_KEY: ' ' })).toEqual({ problems: [] });
  });

  it('are two keys and a place', () => {
    const env = {
      PUBNUB_SUBSCRIBE_KEY: ' sub-c-0a1b2c3d ',
      PUBNUB_PUBLISH_KEY: 'pub-c-4e5f6a7b',
      PUBNUB_ORIGIN: 'http://127.0.0.1:9',
    };
    expect(readLeaderboardSettings(env)).toEqual({
      subscribeKey: 'sub-c-0a1b2c3d',
      publishKey: 'pub-c-4e5f6a7b',
      origin: new URL('http://127.0.0.1:9'),
      problems: [],
    });
  });

  it('count as not set when they are wrong, in words without values', () => {
    const env = { PUBNUB_SUBSCRIBE_KEY: 'a b', PUBNUB_PUBLISH_KEY: 'x/y', PUBNUB_ORIGIN: 'ftp://secret.example' };
    const { problems, ...settings } = readLeaderboardSettings(env);
    expect(settings).toEqual({});
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(env));
    for (const value of Object.values(env)) expect(problems.join()).not.toContain(value);
  });
});

describe('a client', () => {
  it('waits as long as the specification says', () => {
    expect(TRANSACTION_TIMEOUT_S).toBe(15);
    expect(presenceTimeout()).toBe(300);
    expect(presenceTimeout(5)).toBe(20);
  });

  it('is called after the moment, and nothing else', () => {
    expect(userIdOf('visitor', 1763755200000)).toBe('visitor-1763755200000');
  });
});
