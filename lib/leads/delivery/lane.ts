import type { Clock } from '../operations/clock.ts';
import type { Logger } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { bringForward, claimDue, releaseLease } from '../store/outbox.ts';
import { withPriority } from '../store/priority.ts';
import { listQuotes } from '../store/quotes.ts';
import type { Channel, StoredDelivery } from '../store/tables.ts';
import type { ChannelSender, Outcome } from './channels.ts';
import { openPace } from './pace.ts';
import { recordOutcome } from './record-outcome.ts';
import { sendOnce } from './send-once.ts';
import type { Turns } from './turns.ts';

/** Longer than the wait for a turn, an attempt and its record can take. */
const LEASE_MS = 30_000;

export type LaneOptions = {
  channel: Channel;
  send: ChannelSender;
  store: Store;
  clock: Clock;
  log: Logger;
  random: () => number;
  /** Shared by all lanes. */
  turns: Turns;
};

/** The deliveries of one channel. Nothing here throws: what goes wrong is logged and tried again. */
export type Lane = {
  /** Another second has passed: tries what is due. */
  nextSecond(): void;
  /** Tries what is due, as far as there is room. */
  fill(): void;
  /** Resolves when nothing is under way any more, with the number of attempts that were made since the start. */
  settled(): Promise<number>;
  /** Starts nothing any more. */
  close(): void;
  /** Ends what is under way and gives its leases back. */
  abandon(): Promise<void>;
};

export function openLane({ channel, send, store, clock, log, random, turns }: LaneOptions): Lane {
  const pace = openPace();
  const ending = new AbortController();
  const inFlight = new Map<string, Promise<void>>();
  /** What came of attempts that the store would not take down: never sent again here, only recorded. */
  const unrecorded = new Map<string, Outcome>();
  let filling: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;
  let isBack = false;
  let isStoreFailing = false;
  let attempts = 0;

  const now = () => clock().getTime();

  function fill(): void {
    isAskedAgain = true;
    if (!isClosed) filling ??= fillWhileAsked();
  }

  async function fillWhileAsked(): Promise<void> {
    while (isAskedAgain && !isClosed) {
      isAskedAgain = false;
      try {
        await startDue();
        isStoreFailing = false;
      } catch (error) {
        // Said once, not every second.
        if (!isStoreFailing) log.error({ event: 'outbox-unreadable', channel, error });
        isStoreFailing = true;
      }
    }
    filling = undefined;
  }

  async function startDue(): Promise<void> {
    if (isBack) {
      // What failed meanwhile waits up to an hour for its next try; now there is no reason to.
      const count = await bringForward(store, { channel, now: now() });
      isBack = false;
      log.info({ event: 'channel-up', channel, count });
    } else if (pace.takesProbe(now())) {
      await bringForward(store, { channel, now: now(), limit: 1 });
    }
    const limit = pace.room(inFlight.size, now());
    if (limit <= 0) return;
    const rows = await claimDue(store, { channels: [channel], now: now(), limit, leaseMs: LEASE_MS });
    for (const row of rows) {
      // Claimed again while it is under way: the clock has jumped over its lease.
      if (inFlight.has(row.id)) continue;
      pace.started(now());
      inFlight.set(row.id, deliverInTurn(row));
    }
  }

  async function deliverInTurn(row: StoredDelivery): Promise<void> {
    const endTurn = await turns();
    // What has arrived is recorded before anything else is written: until then it would arrive again after a crash.
    await withPriority(() => deliver(row));
    endTurn();
    inFlight.delete(row.id);
    fill();
  }

  async function deliver(row: StoredDelivery): Promise<void> {
    try {
      const begun = performance.now();
      const outcome = unrecorded.get(row.id) ?? (await attempt(row));
      if (outcome === 'stopped') await releaseLease(store, row.id);
      else if (outcome) {
        unrecorded.set(row.id, outcome);
        const ms = Math.round(performance.now() - begun);
        await recordOutcome(row, outcome, { store, log, random, now: clock(), ms });
        unrecorded.delete(row.id);
      }
    } catch (error) {
      // Its lease ends by itself, and then it is tried again.
      log.error({ event: 'delivery-interrupted', channel, ref: row.reference, delivery: row.id, error });
    }
  }

  /** Undefined when the quote has been deleted since. */
  async function attempt(row: StoredDelivery): Promise<Outcome | 'stopped' | undefined> {
    const [quote] = await listQuotes(store, { reference: row.reference });
    if (isClosed) return 'stopped';
    if (!quote) return undefined;
    attempts += 1;
    const delivery = { id: row.id, channel, attempt: row.attempts, quote };
    const outcome = await sendOnce(send, delivery, { now: clock(), signal: ending.signal });
    if (outcome.result === 'delivered') isBack = pace.succeeded() || isBack;
    if (outcome.result !== 'retry') return outcome;
    if (ending.signal.aborted) return 'stopped';
    if (pace.failed(now(), outcome.retryAfterMs)) log.warn({ event: 'channel-down', channel, error: outcome.error });
    return outcome;
  }

  async function settled(): Promise<number> {
    while (filling || inFlight.size > 0) await Promise.all([filling, ...inFlight.values()]);
    return attempts;
  }

  return {
    nextSecond() {
      pace.nextSecond(inFlight.size);
      fill();
    },
    fill,
    settled,
    close() {
      isClosed = true;
    },
    async abandon() {
      ending.abort();
      await settled();
    },
  };
}
