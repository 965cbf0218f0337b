import { randomUUID } from 'node:crypto';
import type { ChannelSender, Channels, Delivery, Outcome } from '#lib/leads/delivery/channels';
import { startDelivery, type DeliveryWorker } from '#lib/leads/delivery/worker';
import { openLog } from '#lib/leads/operations/log';
import type { Store } from '#lib/leads/store/database';
import { saveQuote } from '#lib/leads/store/quotes';
import { CHANNELS, type Channel, type StoredDelivery } from '#lib/leads/store/tables';
import type { QuoteRequest } from '#lib/quote/request-schema';
import { priceOf } from '#lib/quote/price';
import { quoteRequest } from '#tests/factories/quote-request';
import { fakeClock } from './fake-clock.ts';

export const DELIVERED: Outcome = { result: 'delivered' };
export const DOWN: Outcome = { result: 'retry', error: 'http-503' };

type Answer = (delivery: Delivery, signal: AbortSignal) => Outcome | Promise<Outcome>;

export type FakeChannel = {
  /** The outcome of later attempts. */
  answer: Answer;
  /** The id of every attempt. */
  attempts: string[];
  /** The ids of successful deliveries. */
  delivered: string[];
  send: ChannelSender;
};

/** A channel with a configurable outcome that records its attempts. */
export function fakeChannel(answer: Answer = () => DELIVERED): FakeChannel {
  const channel: FakeChannel = {
    answer,
    attempts: [],
    delivered: [],
    async send(delivery, { signal }) {
      channel.attempts.push(delivery.id);
      const outcome = await channel.answer(delivery, signal);
      if (outcome.result === 'delivered') channel.delivered.push(delivery.id);
      return outcome;
    },
  };
  return channel;
}

export type DeliveryHarness = ReturnType<typeof deliveryHarness>;

/** Workers over one store, with a fake clock, fixed jitter and a log that tests can read. */
export function deliveryHarness(store: Store, start?: string) {
  const lines: string[] = [];
  const { clock, advance } = fakeClock(start);
  const workers: DeliveryWorker[] = [];
  const log = openLog({ write: (line) => void lines.push(line) }, 'debug');
  return {
    clock,
    advance,
    log,
    lines,
    /** The parsed log lines. */
    events: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    startWorker(channels: Channels, over: Store = store): DeliveryWorker {
      const worker = startDelivery({ store: over, channels, clock, log, random: () => 0.5 });
      workers.push(worker);
      return worker;
    },
    /** Stores `count` quotes now and returns their references. */
    async storeQuotes(count: number, changes: Partial<QuoteRequest> = {}): Promise<string[]> {
      const request = quoteRequest(changes);
      const references: string[] = [];
      for (let index = 0; index < count; index += 1) {
        const saved = await saveQuote(store, { key: randomUUID(), request, price: priceOf(request), now: clock() });
        if (saved.outcome !== 'conflict') references.push(saved.quote.reference);
      }
      return references;
    },
    rows: (channel?: Channel): Promise<StoredDelivery[]> =>
      store
        .selectFrom('outbox')
        .selectAll()
        .where('channel', 'in', channel ? [channel] : CHANNELS)
        .execute(),
    /** The number of deliveries of a channel in each state. */
    async states(channel: Channel): Promise<Record<string, number>> {
      const rows = await this.rows(channel);
      return Object.fromEntries(
        [...Map.groupBy(rows, ({ state }) => state)].map(([state, { length }]) => [state, length]),
      );
    },
    stop: () => Promise.all(workers.map((worker) => worker.stop())),
  };
}
