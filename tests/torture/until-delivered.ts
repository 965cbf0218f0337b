import { openStore } from '#lib/leads/store/database';
import { oldestPending } from '#lib/leads/store/outbox';
import { until } from './until.ts';

/** Waits until no delivery in the store at `address` is pending, for at most `ms` milliseconds. */
export async function untilDelivered(address: string, ms: number): Promise<void> {
  const store = await openStore(address);
  try {
    await until(async () => (await oldestPending(store)) === undefined, ms, 500);
  } finally {
    await store.destroy();
  }
}
