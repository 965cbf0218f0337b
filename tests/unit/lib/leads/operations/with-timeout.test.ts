import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeoutError, withTimeout } from '#lib/leads/operations/with-timeout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('withTimeout', () => {
  it('passes on the result or the error, and leaves no timer behind', async () => {
    expect(await withTimeout(10, Promise.resolve('done'))).toBe('done');
    await expect(withTimeout(10, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('throws TimeoutError after the time limit', async () => {
    const never = new Promise(() => {});
    const outcome = withTimeout(10, never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    expect(await outcome).toBeInstanceOf(TimeoutError);
  });
});
