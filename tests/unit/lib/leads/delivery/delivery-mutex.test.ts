import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeliveryMutex } from '#lib/leads/delivery/delivery-mutex';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('grants the mutex in the order of the requests', async () => {
  const take = createDeliveryMutex();
  const seen: string[] = [];
  const holders = ['first', 'second', 'third'].map(async (name) => {
    const end = await take();
    seen.push(name);
    return end;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['first']);
  (await holders[0]!)();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['first', 'second']);
  (await holders[1]!)();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['first', 'second', 'third']);
});

it('releases the mutex after 250 ms, for the next holder only', async () => {
  const take = createDeliveryMutex();
  const begun = vi.fn();
  const first = take();
  const rest = [take(), take()].map((holder) => holder.then(begun));
  await vi.advanceTimersByTimeAsync(249);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveBeenCalledTimes(1);
  // A late release does not release the mutex of another holder.
  (await first)();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(250);
  await Promise.all(rest);
  expect(begun).toHaveBeenCalledTimes(2);
});
