import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channelOf } from '#lib/leaderboard/boards';
import type { openClient as OpenClient } from '#lib/leaderboard/pubnub-client';
import { startFakePubNub, type FakePubNub } from '#tests/services/fake-pubnub';
import { boardMessage } from '#tests/factories/board-message';

// A second of this service is an eighth of a real one.
vi.mock('#lib/leaderboard/pubnub-client', async (importActual) => {
  const { openClient } = await importActual<{ openClient: typeof OpenClient }>();
  const quick: typeof OpenClient = (keys, options) => {
    expect(options.timeout).toBe(4);
    return openClient(keys, { ...options, timeout: 0.5 });
  };
  return { openClient: quick };
});

const BUNDLED = boardMessage({ sequence: 0, phase: 'ended' });
const CHANNEL = channelOf('hunts');
const NOW = Date.UTC(2026, 10, 21);

let service: FakePubNub;
let readBoard: (bundled: typeof BUNDLED, now?: number) => Promise<typeof BUNDLED>;

beforeEach(async () => {
  service = await startFakePubNub();
  vi.stubEnv('PUBNUB_SUBSCRIBE_KEY', 'sub-c-0a1b2c3d');
  vi.stubEnv('PUBNUB_ORIGIN', service.origin);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  ({ readBoard } = await import('#lib/leaderboard/read-board'));
});

afterEach(() => {
  service.stop();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the board that the server knows', () => {
  it('is the newest of the history, whatever garbage and late messages stand after it', async () => {
    for (const sequence of [3, 7, 5]) service.say(CHANNEL, boardMessage({ sequence }), true);
    service.say(CHANNEL, { hello: 'hunters' }, true);
    expect(await readBoard(BUNDLED, NOW)).toEqual(boardMessage({ sequence: 7 }));
    expect(service.asked).toEqual([
      expect.stringMatching(/^\/v3\/history\/sub-key\/sub-c-0a1b2c3d\/channel\/leaderboard-hunts\?.*max=10/),
    ]);
    expect(service.asked[0]).toMatch(/uuid=site-\d+/);
  });

  it('is asked for once in five seconds, also by many at once', async () => {
    service.say(CHANNEL, boardMessage({ sequence: 3 }), true);
    await Promise.all([readBoard(BUNDLED, NOW), readBoard(BUNDLED, NOW), readBoard(BUNDLED, NOW + 4_999)]);
    expect(service.asked).toHaveLength(1);
    service.say(CHANNEL, boardMessage({ sequence: 4 }), true);
    expect(await readBoard(BUNDLED, NOW + 5_000)).toMatchObject({ sequence: 4 });
  });

  it('is the bundled one while nothing was ever published', async () => {
    expect(await readBoard(BUNDLED, NOW)).toEqual(BUNDLED);
    expect(service.asked).toHaveLength(1);
  });

  it.each([
    ['refuses', 'refuse'],
    ['answers nonsense', 'nonsense'],
    ['hangs up', 'hang-up'],
    ['does not answer within four seconds', 'silent'],
  ] as const)('is the last known one when the service %s, and the bundled one before', async (_words, mood) => {
    service.setMood(mood);
    expect(await readBoard(BUNDLED, NOW)).toEqual(BUNDLED);
    expect(console.error).toHaveBeenCalledOnce();
    service.setMood('work');
    service.say(CHANNEL, boardMessage({ sequence: 3 }), true);
    expect(await readBoard(BUNDLED, NOW + 5_000)).toMatchObject({ sequence: 3 });
    service.setMood(mood);
    expect(await readBoard(BUNDLED, NOW + 10_000)).toMatchObject({ sequence: 3 });
  });

  it('is the bundled one without a key, or with one that is none, and nobody is asked', async () => {
    for (const key of ['', 'sub c 1']) {
      vi.stubEnv('PUBNUB_SUBSCRIBE_KEY', key);
      expect(await readBoard(BUNDLED, NOW)).toEqual(BUNDLED);
    }
    expect(service.asked).toEqual([]);
  });
});
