import { describe, expect, it } from 'vitest';
import { presenceTimeout, TRANSACTION_TIMEOUT_S, createUserId } from '#lib/integrations/leaderboard/pubnub-settings';
import { readLeaderboardSettings } from '#lib/integrations/leaderboard/settings';

describe('the settings of the leaderboard', () => {
  it('are empty without variables', () => {
    expect(readLeaderboardSettings({ PUBNUB_SUBSCRIBE_KEY: ' ' })).toEqual({ problems: [] });
  });

  it('are two keys and an origin', () => {
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

  it('count as not set when they are malformed, and the problems do not contain values', () => {
    const env = { PUBNUB_SUBSCRIBE_KEY: 'a b', PUBNUB_PUBLISH_KEY: 'x/y', PUBNUB_ORIGIN: 'ftp://secret.example' };
    const { problems, ...settings } = readLeaderboardSettings(env);
    expect(settings).toEqual({});
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(env));
    for (const value of Object.values(env)) expect(problems.join()).not.toContain(value);
  });
});

describe('the PubNub client', () => {
  it('has the timeouts of the specification', () => {
    expect(TRANSACTION_TIMEOUT_S).toBe(15);
    expect(presenceTimeout()).toBe(300);
    expect(presenceTimeout(5)).toBe(20);
  });

  it('has a user id of its role and the time only', () => {
    expect(createUserId('visitor', 1763755200000)).toBe('visitor-1763755200000');
  });
});
