import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getChannelName } from '#lib/integrations/leaderboard/boards';
import type { openClient as OpenClient } from '#lib/integrations/leaderboard/pubnub-client';
import { startFakePubNub, type FakePubNub } from '#tests/servers/fake-pubnub';
import { boardMessage } from '#tests/factories/board-message';

// Timeouts are an eighth of the real ones.
vi.mock('#lib/integrations/leaderboard/pubnub-client', async (importActual) => {
  const { openClient } = await importActual<{ openClient: typeof OpenClient }>();
  const quick: typeof OpenClient = (keys, options) => {
    expect(options.timeout).toBe(4);
    return openClient(keys, { ...options, timeout: 0.5 });
  };
  return { openClient: quick };
});

const BUNDLED = boardMessage({ sequence: 0, phase: 'ended' });
const CHANNEL = getChannelName('hunts');
const NOW = Date.UTC(2026, 10, 21);

let service: FakePubNub;
let getLatestBoard: (bundled: typeof BUNDLED, now?: number) => Promise<typeof BUNDLED>;

beforeEach(async () => {
  service = await startFakePubNub();
  vi.stubEnv('PUBNUB_SUBSCRIBE_KEY', 'sub-c-0a1b2c3d');
  vi.stubEnv('PUBNUB_ORIGIN', service.origin);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  ({ getLatestBoard } = await import('#lib/integrations/leaderboard/get-latest-board'));
});

afterEach(() => {
  service.stop();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the board of the server knows', () => {
  it('is the newest of the history, whatever garbage and outdated messages stand after it', async () => {
    for (const sequence of [3, 7, 5]) service.publish(CHANNEL, boardMessage({ sequence }), true);
    service.publish(CHANNEL, { hello: 'hunters' }, true);
    expect(await getLatestBoard(BUNDLED, NOW)).toEqual(boardMessage({ sequence: 7 }));
    expect(service.requests).toEqual([
      expect.stringMatching(/^\/v3\/history\/sub-key\/sub-c-0a1b2c3d\/channel\/leaderboard-hunts\?.*max=10/),
    ]);
    expect(service.requests[0]).toMatch(/uuid=site-\d+/);
  });

  it('is asked for once in five seconds, also by many at once', async () => {
    service.publish(CHANNEL, boardMessage({ sequence: 3 }), true);
    await Promise.all([
      getLatestBoard(BUNDLED, NOW),
      getLatestBoard(BUNDLED, NOW),
      getLatestBoard(BUNDLED, NOW + 4_999),
    ]);
    expect(service.requests).toHaveLength(1);
    service.publish(CHANNEL, boardMessage({ sequence: 4 }), true);
    expect(await getLatestBoard(BUNDLED, NOW + 5_000)).toMatchObject({ sequence: 4 });
  });

  it('is the bundled one until a board is published', async () => {
    expect(await getLatestBoard(BUNDLED, NOW)).toEqual(BUNDLED);
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    ['refuses', 'refuse'],
    ['answers nonsense', 'nonsense'],
    ['hangs up', 'hang-up'],
    ['does not respond within four seconds', 'silent'],
  ] as const)('is the last known one when the service %s, or the bundled one before', async (_case, mood) => {
    service.setBehavior(mood);
    expect(await getLatestBoard(BUNDLED, NOW)).toEqual(BUNDLED);
    expect(console.error).toHaveBeenCalledOnce();
    service.setBehavior('work');
    service.publish(CHANNEL, boardMessage({ sequence: 3 }), true);
    expect(await getLatestBoard(BUNDLED, NOW + 5_000)).toMatchObject({ sequence: 3 });
    service.setBehavior(mood);
    expect(await getLatestBoard(BUNDLED, NOW + 10_000)).toMatchObject({ sequence: 3 });
  });

  it('is the bundled one without a valid key, and no request is sent', async () => {
    for (const key of ['', 'sub c 1']) {
      vi.stubEnv('PUBNUB_SUBSCRIBE_KEY', key);
      expect(await getLatestBoard(BUNDLED, NOW)).toEqual(BUNDLED);
    }
    expect(service.requests).toEqual([]);
  });
});
