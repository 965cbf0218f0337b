import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooSlow, within } from '#lib/leads/operations/within';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('work with a time limit', () => {
  it('gives its result or its error, and leaves no timer behind', async () => {
    expect(await within(10, Promise.resolve('done'))).toBe('done');
    await expect(within(10, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up after that', async () => {
    const never = new Promise(() => {});
    const outcome = within(10, never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    expect(await outcome).toBeInstanceOf(TooSlow);
  });
});
