import type { Clock } from '../operations/clock.ts';
import type { Logger } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { CHANNELS } from '../store/tables.ts';
import type { Channels } from './channels.ts';
import { openChannelWorker } from './channel-worker.ts';
import { createDeliveryMutex } from './delivery-mutex.ts';

const SECOND_MS = 1000;

/** How long stop() waits for deliveries in progress. */
const GRACE_MS = 10 * SECOND_MS;

export type DeliveryOptions = {
  store: Store;
  channels: Channels;
  clock: Clock;
  log: Logger;
  /** Returns 0 to 1 (exclusive), for the jitter of retries. */
  random?: () => number;
};

export type DeliveryWorker = {
  /** Checks the outbox now instead of within a second, after a quote was stored. */
  wake(): void;
  /** Starts no more deliveries, waits up to 10 s for those in progress, aborts the rest and releases their leases. */
  stop(): Promise<void>;
  /** Runs one pass now and waits until no delivery is in progress. Resolves with the number of attempts. */
  drainOnce(): Promise<number>;
};

/**
 * Delivers the due rows of the outbox to the configured channels, once a second and on wake(), until stop(). Rows are
 * leased, so several workers can share a store. Errors are logged and retried; nothing throws.
 */
export function startDelivery({ store, channels, clock, log, random = Math.random }: DeliveryOptions): DeliveryWorker {
  const acquireMutex = createDeliveryMutex();
  const workers = CHANNELS.flatMap((channel) => {
    const send = channels[channel];
    return send ? [openChannelWorker({ channel, send, store, clock, log, random, acquireMutex })] : [];
  });
  const attempts = async () => sum(await Promise.all(workers.map((worker) => worker.whenIdle())));
  const timer = setInterval(() => workers.forEach((worker) => worker.tick()), SECOND_MS);
  timer.unref();

  return {
    wake: () => workers.forEach((worker) => worker.deliverDue()),
    async drainOnce() {
      const before = await attempts();
      workers.forEach((worker) => worker.tick());
      return (await attempts()) - before;
    },
    async stop() {
      clearInterval(timer);
      workers.forEach((worker) => worker.close());
      const deadline = new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref());
      await Promise.race([attempts(), deadline]);
      await Promise.all(workers.map((worker) => worker.abort()));
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
