import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTurns } from '#lib/leads/delivery/turns';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('gives one turn after the other, in the order in which they were asked for', async () => {
  const take = openTurns();
  const seen: string[] = [];
  const turns = ['first', 'second', 'third'].map(async (name) => {
    const end = await take();
    seen.push(name);
    return end;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['first']);
  (await turns[0]!)();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['first', 'second']);
  (await turns[1]!)();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['first', 'second', 'third']);
});

it('lets the next one begin after a quarter of a second, and only the next one', async () => {
  const take = openTurns();
  const begun = vi.fn();
  const first = take();
  const rest = [take(), take()].map((turn) => turn.then(begun));
  await vi.advanceTimersByTimeAsync(249);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveBeenCalledTimes(1);
  // Ended late, it ends nobody else's turn.
  (await first)();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(250);
  await Promise.all(rest);
  expect(begun).toHaveBeenCalledTimes(2);
});
