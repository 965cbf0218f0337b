import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { countHits } from '../store/counters.ts';
import type { Store } from '../store/database.ts';
import { oldestPending } from '../store/outbox.ts';
import type { Channel } from '../store/tables.ts';
import type { Clock } from './clock.ts';
import { withTimeout } from './with-timeout.ts';

/** The state of the service for monitors, without data of quotes. */
export type Readiness = {
  /** `ready` means that a new quote can be stored. */
  status: 'ready' | 'not ready';
  store: 'writable' | 'down';
  disk: 'enough' | 'almost full' | 'not ours';
  /** The configured channels. */
  delivery: readonly Channel[];
  /** The age of the oldest pending delivery to a configured channel in whole seconds; null when there is none or the store is down. */
  oldestDeliverySeconds: number | null;
};

type ReadinessOptions = {
  openStore: () => Promise<Store>;
  /** The file of the store; undefined for a database server. */
  file: string | undefined;
  channels: readonly Channel[];
  clock: Clock;
};

const TIMEOUT_MS = 2_000;
const MIN_FREE_BYTES = 200 * 1024 * 1024;
const MINUTE_MS = 60_000;

/** Writes to the store, checks the free disk space and the pending deliveries. Each check times out after 2 s. */
export async function checkReadiness({ openStore, file, channels, clock }: ReadinessOptions): Promise<Readiness> {
  const now = clock().getTime();
  const [oldest, disk] = await Promise.all([
    withTimeout(TIMEOUT_MS, probeStore(openStore, channels, now)).catch(() => 'down' as const),
    withTimeout(TIMEOUT_MS, checkDisk(file)).catch(() => 'almost full' as const),
  ]);
  const store = oldest === 'down' ? 'down' : 'writable';
  return {
    status: store === 'writable' && disk !== 'almost full' ? 'ready' : 'not ready',
    store,
    disk,
    delivery: channels,
    oldestDeliverySeconds: typeof oldest === 'number' ? Math.max(0, Math.floor((now - oldest) / 1_000)) : null,
  };
}

/** Caches the result of `load` for one second, so that frequent requests cause at most one load a second. */
export function cacheForOneSecond<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let latest: { at: number; value: Promise<Answer> } | undefined;
  return () => {
    const at = performance.now();
    if (!latest || at - latest.at >= 1_000) latest = { at, value: load() };
    return latest.value;
  };
}

async function probeStore(openStore: ReadinessOptions['openStore'], channels: readonly Channel[], now: number) {
  const store = await openStore();
  await countHits(store, [{ bucket: 'health', expiresAt: now + MINUTE_MS }], now);
  return oldestPending(store, channels);
}

async function checkDisk(file: string | undefined): Promise<Readiness['disk']> {
  if (file === undefined) return 'not ours';
  const { bavail, bsize } = await statfs(dirname(file));
  return bavail * bsize >= MIN_FREE_BYTES ? 'enough' : 'almost full';
}
