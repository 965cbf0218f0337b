import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withLockRetry } from '#lib/leads/store/lock-retry';
import { StoreError } from '#lib/leads/store/store-error';

const locked = (errcode = 5) => Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode });
const conflict = (code: string) => Object.assign(new Error('deadlock detected'), { code });

/** Fails `times` times with `error`, then resolves. */
function failing(times: number, error: Error) {
  let calls = 0;
  const action = async () => {
    calls += 1;
    if (calls <= times) throw error;
    return `answer ${calls}`;
  };
  return { action, calls: () => calls };
}

describe('withLockRetry', () => {
  it.each([
    ['SQLITE_BUSY', locked(5)],
    ['SQLITE_BUSY_RECOVERY', locked(261)],
    ['SQLITE_BUSY_SNAPSHOT', locked(517)],
    ['serialization_failure', conflict('40001')],
    ['deadlock_detected', conflict('40P01')],
  ])('retries after %s', async (_name, error) => {
    const { action } = failing(3, error);
    expect(await withLockRetry(action)).toBe('answer 4');
  });

  it.each([
    ['a full disk', locked(13)],
    ['a constraint', conflict('23505')],
    ['a store error', new StoreError('corrupt', 'It is damaged.')],
    ['any other error', new TypeError('no such thing')],
  ])('does not retry after %s', async (_name, error) => {
    const { action, calls } = failing(1, error);
    await expect(withLockRetry(action)).rejects.toBe(error);
    expect(calls()).toBe(1);
  });

  it('retries only the first of many callers while the file is locked', async () => {
    let isLocked = true;
    let tries = 0;
    const action = async () => {
      tries += 1;
      await setImmediate();
      if (isLocked) throw locked();
    };
    const first = withLockRetry(action);
    while (tries < 3) await setImmediate();
    const before = tries;
    const others = Array.from({ length: 100 }, () => withLockRetry(action));
    while (tries < before + 3) await setImmediate();
    // If the other callers retried too, there would be a hundred more tries.
    expect(tries).toBeLessThan(before + 10);
    isLocked = false;
    await Promise.all([first, ...others]);
    expect(await withLockRetry(async () => 'free')).toBe('free');
  });

  it('continues with the next caller when one fails for another reason', async () => {
    const broken = failing(2, locked());
    const first = withLockRetry(async () => {
      await broken.action();
      throw new TypeError('no such thing');
    });
    while (broken.calls() < 1) await setImmediate();
    const second = withLockRetry(async () => 'mine');
    await expect(first).rejects.toThrow('no such thing');
    expect(await second).toBe('mine');
  });

  it('counts a nested wait as part of the outer one', async () => {
    const { action, calls } = failing(2, locked());
    let rounds = 0;
    const answer = await withLockRetry(() => {
      rounds += 1;
      return withLockRetry(action);
    });
    expect(answer).toBe('answer 3');
    expect([rounds, calls()]).toEqual([3, 3]);
  });
});
