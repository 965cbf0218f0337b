import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { countHits } from '../store/counters.ts';
import type { Store } from '../store/database.ts';
import { oldestPending } from '../store/outbox.ts';
import type { Channel } from '../store/tables.ts';
import type { Clock } from './clock.ts';
import { within } from './within.ts';

/** What a monitor needs to know, without a word about anybody's quote. Times in whole seconds. */
export type Readiness = {
  /** Ready: a quote that arrives now can be stored. */
  status: 'ready' | 'not ready';
  store: 'writable' | 'down';
  disk: 'enough' | 'almost full' | 'not ours';
  /** The channels that are configured; quotes wait for the others. */
  delivery: readonly Channel[];
  /** How long the oldest delivery to one of them has been waiting; null when none is, or nobody can say. */
  oldestDeliverySeconds: number | null;
};

type Probe = {
  openStore: () => Promise<Store>;
  /** The file of the store; undefined when it is on a database server. */
  file: string | undefined;
  channels: readonly Channel[];
  clock: Clock;
};

const PATIENCE = 2_000;
const LEAST_FREE_BYTES = 200 * 1024 * 1024;
const MINUTE = 60_000;

/** Writes to the store, looks at the disk and at what waits for delivery; gives up after 2 s. */
export async function checkReadiness({ openStore, file, channels, clock }: Probe): Promise<Readiness> {
  const now = clock().getTime();
  const [oldest, disk] = await Promise.all([
    within(PATIENCE, writeAndLook(openStore, channels, now)).catch(() => 'down' as const),
    within(PATIENCE, spaceFor(file)).catch(() => 'almost full' as const),
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

/** Lets everybody ask, and asks itself once a second at the most. */
export function onceASecond<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let latest: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    const at = performance.now();
    if (!latest || at - latest.at >= 1_000) latest = { at, answer: ask() };
    return latest.answer;
  };
}

async function writeAndLook(openStore: Probe['openStore'], channels: readonly Channel[], now: number) {
  const store = await openStore();
  await countHits(store, [{ bucket: 'health', expiresAt: now + MINUTE }], now);
  return oldestPending(store, channels);
}

async function spaceFor(file: string | undefined): Promise<Readiness['disk']> {
  if (file === undefined) return 'not ours';
  const { bavail, bsize } = await statfs(dirname(file));
  return bavail * bsize >= LEAST_FREE_BYTES ? 'enough' : 'almost full';
}
