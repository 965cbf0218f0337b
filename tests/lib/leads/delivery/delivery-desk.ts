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
import { turnedClock } from './turned-clock.ts';

export const DELIVERED: Outcome = { result: 'delivered' };
export const DOWN: Outcome = { result: 'retry', error: 'http-503' };

type Answer = (delivery: Delivery, signal: AbortSignal) => Outcome | Promise<Outcome>;

export type FakeChannel = {
  /** What it answers from now on. */
  answer: Answer;
  /** The id of every attempt. */
  attempts: string[];
  /** The ids that it has said yes to. */
  taken: string[];
  send: ChannelSender;
};

/** A channel that answers as it is told, and remembers. */
export function fakeChannel(answer: Answer = () => DELIVERED): FakeChannel {
  const channel: FakeChannel = {
    answer,
    attempts: [],
    taken: [],
    async send(delivery, { signal }) {
      channel.attempts.push(delivery.id);
      const outcome = await channel.answer(delivery, signal);
      if (outcome.result === 'delivered') channel.taken.push(delivery.id);
      return outcome;
    },
  };
  return channel;
}

export type DeliveryDesk = ReturnType<typeof deliveryDesk>;

/** Workers over one store, with a clock to turn, luck to set and a log to read. */
export function deliveryDesk(store: Store, start?: string) {
  const lines: string[] = [];
  const { clock, turn } = turnedClock(start);
  const workers: DeliveryWorker[] = [];
  const log = openLog({ write: (line) => void lines.push(line) }, 'debug');
  return {
    clock,
    turn,
    log,
    lines,
    /** What the log says, without times. */
    events: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    work(channels: Channels, over: Store = store): DeliveryWorker {
      const worker = startDelivery({ store: over, channels, clock, log, random: () => 0.5 });
      workers.push(worker);
      return worker;
    },
    /** Stores quotes now and returns their references. */
    async keep(count: number, changes: Partial<QuoteRequest> = {}): Promise<string[]> {
      const request = quoteRequest(changes);
      const kept: string[] = [];
      for (let index = 0; index < count; index += 1) {
        const saved = await saveQuote(store, { key: randomUUID(), request, price: priceOf(request), now: clock() });
        if (saved.outcome !== 'conflict') kept.push(saved.quote.reference);
      }
      return kept;
    },
    rows: (channel?: Channel): Promise<StoredDelivery[]> =>
      store
        .selectFrom('outbox')
        .selectAll()
        .where('channel', 'in', channel ? [channel] : CHANNELS)
        .execute(),
    /** How many deliveries of a channel there are in each state. */
    async states(channel: Channel): Promise<Record<string, number>> {
      const rows = await this.rows(channel);
      return Object.fromEntries(
        [...Map.groupBy(rows, ({ state }) => state)].map(([state, { length }]) => [state, length]),
      );
    },
    stop: () => Promise.all(workers.map((worker) => worker.stop())),
  };
}
