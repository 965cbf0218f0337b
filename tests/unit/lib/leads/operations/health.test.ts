import { mkdtempSync, rmSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkReadiness, cacheForOneSecond } from '#lib/leads/operations/health';
import type { Store } from '#lib/leads/store/database';
import { markDelivered } from '#lib/leads/store/outbox';
import { saveQuote } from '#lib/leads/store/quotes';
import { priceOf } from '#lib/quote/price';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';

vi.mock('node:fs/promises', async (original) => ({ ...(await original<typeof files>()), statfs: vi.fn() }));

const NOW = new Date('2026-11-21T12:00:00Z');
const clock = () => NOW;
const FILE = join(tmpdir(), 'quotes.db');

const freeBytes = (bytes: number) =>
  vi
    .mocked(files.statfs)
    .mockResolvedValue({ bavail: bytes / 4096, bsize: 4096 } as Awaited<ReturnType<typeof files.statfs>>);

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(files.statfs).mockReset();
});

describe.each(engines)('readiness on $name', (engine) => {
  const store = freshStore(engine);

  it('means that a quote can be written, and includes the age of the oldest pending delivery', async () => {
    freeBytes(200 * 1024 * 1024);
    const probe = { openStore: async () => store(), file: FILE, clock };
    const nothing = { status: 'ready', store: 'writable', disk: 'enough', delivery: [], oldestDeliverySeconds: null };
    expect(await checkReadiness({ ...probe, channels: [] })).toEqual(nothing);

    const request = quoteRequest();
    const now = new Date(NOW.getTime() - 90_500);
    const saved = await saveQuote(store(), { key: 'one', request, price: priceOf(request), now });
    expect(saved.outcome).toBe('created');
    expect(await checkReadiness({ ...probe, channels: [] })).toEqual(nothing);
    const waiting = await checkReadiness({ ...probe, channels: ['webhook'] });
    expect(waiting).toEqual({ ...nothing, delivery: ['webhook'], oldestDeliverySeconds: 90 });
    expect(JSON.stringify(waiting)).not.toMatch(/RR-|imani/i);

    const [{ id }] = (await store().selectFrom('outbox').select('id').where('channel', '=', 'webhook').execute()) as [
      { id: string },
    ];
    await markDelivered(store(), id, NOW.getTime());
    expect(await checkReadiness({ ...probe, channels: ['webhook'] })).toMatchObject({ oldestDeliverySeconds: null });
  });

  it('leaves one row behind, however often it is checked', async () => {
    for (let index = 0; index < 3; index += 1) {
      await checkReadiness({ openStore: async () => store(), file: undefined, channels: [], clock });
    }
    expect(await store().selectFrom('counters').select('bucket').execute()).toEqual([{ bucket: 'health' }]);
  });
});

describe('a server that is not ready', () => {
  it('has a store that cannot be opened or written', async () => {
    freeBytes(1e12);
    const broken = {
      insertInto: () => {
        throw new Error('read-only');
      },
    } as unknown as Store;
    for (const openStore of [() => Promise.reject(new Error('down')), async () => broken]) {
      const readiness = await checkReadiness({ openStore, file: FILE, channels: ['webhook'], clock });
      expect(readiness).toMatchObject({
        status: 'not ready',
        store: 'down',
        disk: 'enough',
        oldestDeliverySeconds: null,
      });
    }
  });

  it('has a store that does not answer within 2 s', async () => {
    vi.useFakeTimers();
    const pending = checkReadiness({ openStore: () => new Promise(() => {}), file: undefined, channels: [], clock });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await pending).toMatchObject({ status: 'not ready', store: 'down', disk: 'not ours' });
  });

  it('has less than 200 MB left on its disk, or no folder for its file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quotes-'));
    const [{ newPlace }] = engines as [(typeof engines)[number]];
    const place = await newPlace();
    const { openStore } = await import('#lib/leads/store/database');
    const store = await openStore(place.address);
    const probe = { openStore: async () => store, file: join(folder, 'quotes.db'), channels: [], clock };
    freeBytes(200 * 1024 * 1024 - 4096);
    expect(await checkReadiness(probe)).toMatchObject({ status: 'not ready', store: 'writable', disk: 'almost full' });
    expect(files.statfs).toHaveBeenCalledWith(folder);
    vi.mocked(files.statfs).mockRejectedValue(new Error('ENOENT'));
    expect(await checkReadiness(probe)).toMatchObject({ status: 'not ready', disk: 'almost full' });
    await store.destroy();
    await place.remove();
    rmSync(folder, { recursive: true });
  });
});

describe('cacheForOneSecond', () => {
  it('loads at most once a second', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async () => ask.mock.calls.length);
    const shared = cacheForOneSecond(ask);
    expect(await Promise.all([shared(), shared(), shared()])).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(999);
    expect(await shared()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await shared()).toBe(2);
  });
});
