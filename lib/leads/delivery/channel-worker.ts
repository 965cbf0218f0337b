import type { Clock } from '../operations/clock.ts';
import type { Logger } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { listHoldsOfQuote } from '../store/holds.ts';
import { makeDueNow, claimDue, releaseLease } from '../store/outbox.ts';
import { withPriority } from '../store/priority.ts';
import { listQuotes } from '../store/quotes.ts';
import type { Channel, StoredDelivery } from '../store/tables.ts';
import type { ChannelSender, Outcome } from './channels.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { recordOutcome } from './record-outcome.ts';
import { sendOnce } from './send-once.ts';
import type { DeliveryMutex } from './delivery-mutex.ts';

/** Longer than waiting for the mutex, one attempt and recording it take together. */
const LEASE_MS = 30_000;

export type ChannelWorkerOptions = {
  channel: Channel;
  send: ChannelSender;
  store: Store;
  clock: Clock;
  log: Logger;
  random: () => number;
  /** Shared by all channels. */
  acquireMutex: DeliveryMutex;
};

/** Makes the deliveries of one channel. Its methods never throw: errors are logged and the delivery is retried. */
export type ChannelWorker = {
  /** Called once a second: attempts due deliveries. */
  tick(): void;
  /** Attempts due deliveries, as many as the circuit breaker allows. */
  deliverDue(): void;
  /** Resolves when no delivery is in progress, with the number of attempts since the start. */
  whenIdle(): Promise<number>;
  /** Starts no more deliveries. */
  close(): void;
  /** Aborts the deliveries in progress and releases their leases. */
  abort(): Promise<void>;
};

export function openChannelWorker({
  channel,
  send,
  store,
  clock,
  log,
  random,
  acquireMutex,
}: ChannelWorkerOptions): ChannelWorker {
  const breaker = createCircuitBreaker();
  const abortController = new AbortController();
  const inFlight = new Map<string, Promise<void>>();
  /** Outcomes that the store failed to record. They are recorded later; the delivery is not sent again. */
  const unrecorded = new Map<string, Outcome>();
  let running: Promise<void> | undefined;
  let isRunRequested = false;
  let isClosed = false;
  let hasRecovered = false;
  let isStoreFailing = false;
  let attempts = 0;

  const now = () => clock().getTime();

  function deliverDue(): void {
    isRunRequested = true;
    if (!isClosed) running ??= runWhileRequested();
  }

  async function runWhileRequested(): Promise<void> {
    while (isRunRequested && !isClosed) {
      isRunRequested = false;
      try {
        await startDue();
        isStoreFailing = false;
      } catch (error) {
        // Logged once instead of every second.
        if (!isStoreFailing) log.error({ event: 'outbox-unreadable', channel, error });
        isStoreFailing = true;
      }
    }
    running = undefined;
  }

  async function startDue(): Promise<void> {
    if (hasRecovered) {
      // Deliveries that failed during the outage may be due in up to an hour. They can be sent now.
      const count = await makeDueNow(store, { channel, now: now() });
      hasRecovered = false;
      log.info({ event: 'channel-up', channel, count });
    } else if (breaker.takeProbe(now())) {
      await makeDueNow(store, { channel, now: now(), limit: 1 });
    }
    const limit = breaker.availableSlots(inFlight.size, now());
    if (limit <= 0) return;
    const rows = await claimDue(store, { channels: [channel], now: now(), limit, leaseMs: LEASE_MS });
    for (const row of rows) {
      // A delivery in progress is claimed again when the clock jumps past its lease.
      if (inFlight.has(row.id)) continue;
      breaker.recordStart(now());
      inFlight.set(row.id, deliverWithMutex(row));
    }
  }

  async function deliverWithMutex(row: StoredDelivery): Promise<void> {
    const release = await acquireMutex();
    // Recording has priority in the store: a crash before it would repeat the delivery.
    await withPriority(() => deliver(row));
    release();
    inFlight.delete(row.id);
    deliverDue();
  }

  async function deliver(row: StoredDelivery): Promise<void> {
    try {
      const startedAt = performance.now();
      const outcome = unrecorded.get(row.id) ?? (await attempt(row));
      if (outcome === 'stopped') await releaseLease(store, row.id);
      else if (outcome) {
        unrecorded.set(row.id, outcome);
        const ms = Math.round(performance.now() - startedAt);
        await recordOutcome(row, outcome, { store, log, random, now: clock(), ms });
        unrecorded.delete(row.id);
      }
    } catch (error) {
      // The delivery is retried when its lease ends.
      log.error({ event: 'delivery-interrupted', channel, ref: row.reference, delivery: row.id, error });
    }
  }

  /** Undefined when the quote was deleted meanwhile. */
  async function attempt(row: StoredDelivery): Promise<Outcome | 'stopped' | undefined> {
    const [quote] = await listQuotes(store, { reference: row.reference });
    const holds = await listHoldsOfQuote(store, row.reference);
    if (isClosed) return 'stopped';
    if (!quote) return undefined;
    attempts += 1;
    const delivery = { id: row.id, channel, attempt: row.attempts, quote, holds };
    const outcome = await sendOnce(send, delivery, { now: clock(), signal: abortController.signal });
    if (outcome.result === 'delivered') hasRecovered = breaker.recordSuccess() || hasRecovered;
    if (outcome.result !== 'retry') return outcome;
    if (abortController.signal.aborted) return 'stopped';
    if (breaker.recordFailure(now(), outcome.retryAfterMs))
      log.warn({ event: 'channel-down', channel, error: outcome.error });
    return outcome;
  }

  async function whenIdle(): Promise<number> {
    while (running || inFlight.size > 0) await Promise.all([running, ...inFlight.values()]);
    return attempts;
  }

  return {
    tick() {
      breaker.tick(inFlight.size);
      deliverDue();
    },
    deliverDue,
    whenIdle,
    close() {
      isClosed = true;
    },
    async abort() {
      abortController.abort();
      await whenIdle();
    },
  };
}
