import type { Clock } from '../operations/clock.ts';
import type { Logger } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { CHANNELS } from '../store/tables.ts';
import type { Channels } from './channels.ts';
import { openLane } from './lane.ts';
import { openTurns } from './turns.ts';

const SECOND = 1000;

/** How long stop() waits for what is under way. */
const GRACE_MS = 10 * SECOND;

export type DeliveryOptions = {
  store: Store;
  channels: Channels;
  clock: Clock;
  log: Logger;
  /** From 0 up to 1, for the jitter of retries. */
  random?: () => number;
};

export type DeliveryWorker = {
  /** A quote has just been stored: looks at once instead of within a second. */
  poke(): void;
  /** Starts nothing any more, waits up to 10 s for what is under way, ends the rest and gives its leases back. */
  stop(): Promise<void>;
  /** Tries everything that is due and has room now, and what becomes due by it. Resolves with the number of attempts. */
  drainOnce(): Promise<number>;
};

/**
 * Delivers what is due in the outbox to the channels that are configured, once a second and when poked, for as long as
 * the process lives. Rows are leased: several workers may share a store. Nothing throws; what fails is logged and tried again.
 */
export function startDelivery({ store, channels, clock, log, random = Math.random }: DeliveryOptions): DeliveryWorker {
  const turns = openTurns();
  const lanes = CHANNELS.flatMap((channel) => {
    const send = channels[channel];
    return send ? [openLane({ channel, send, store, clock, log, random, turns })] : [];
  });
  const attempts = async () => sum(await Promise.all(lanes.map((lane) => lane.settled())));
  const timer = setInterval(() => lanes.forEach((lane) => lane.nextSecond()), SECOND);
  timer.unref();

  return {
    poke: () => lanes.forEach((lane) => lane.fill()),
    async drainOnce() {
      const before = await attempts();
      lanes.forEach((lane) => lane.nextSecond());
      return (await attempts()) - before;
    },
    async stop() {
      clearInterval(timer);
      lanes.forEach((lane) => lane.close());
      const patience = new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref());
      await Promise.race([attempts(), patience]);
      await Promise.all(lanes.map((lane) => lane.abandon()));
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
