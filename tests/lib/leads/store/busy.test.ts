import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { whenFree } from '#lib/leads/store/busy';
import { StoreError } from '#lib/leads/store/store-error';

const locked = (errcode = 5) => Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode });
const conflict = (code: string) => Object.assign(new Error('deadlock detected'), { code });

/** Fails with `error` so many times, then answers. */
function failing(times: number, error: Error) {
  let calls = 0;
  const action = async () => {
    calls += 1;
    if (calls <= times) throw error;
    return `answer ${calls}`;
  };
  return { action, calls: () => calls };
}

describe('waiting for a store that another process holds', () => {
  it.each([
    ['SQLITE_BUSY', locked(5)],
    ['SQLITE_BUSY_RECOVERY', locked(261)],
    ['SQLITE_BUSY_SNAPSHOT', locked(517)],
    ['serialization_failure', conflict('40001')],
    ['deadlock_detected', conflict('40P01')],
  ])('tries again after %s', async (_name, error) => {
    const { action } = failing(3, error);
    expect(await whenFree(action)).toBe('answer 4');
  });

  it.each([
    ['a full disk', locked(13)],
    ['a constraint', conflict('23505')],
    ['a store error', new StoreError('corrupt', 'It is damaged.')],
    ['any other error', new TypeError('no such thing')],
  ])('does not try again after %s', async (_name, error) => {
    const { action, calls } = failing(1, error);
    await expect(whenFree(action)).rejects.toBe(error);
    expect(calls()).toBe(1);
  });

  it('lets only the first of many callers try while the file is locked', async () => {
    let isLocked = true;
    let tries = 0;
    const action = async () => {
      tries += 1;
      await setImmediate();
      if (isLocked) throw locked();
    };
    const first = whenFree(action);
    while (tries < 3) await setImmediate();
    const before = tries;
    const others = Array.from({ length: 100 }, () => whenFree(action));
    while (tries < before + 3) await setImmediate();
    // Had the others tried, too, there would be a hundred more.
    expect(tries).toBeLessThan(before + 10);
    isLocked = false;
    await Promise.all([first, ...others]);
    expect(await whenFree(async () => 'free')).toBe('free');
  });

  it('goes on with the next caller when one fails for another reason', async () => {
    const broken = failing(2, locked());
    const first = whenFree(async () => {
      await broken.action();
      throw new TypeError('no such thing');
    });
    while (broken.calls() < 1) await setImmediate();
    const second = whenFree(async () => 'mine');
    await expect(first).rejects.toThrow('no such thing');
    expect(await second).toBe('mine');
  });

  it('counts an inner wait as part of the outer one', async () => {
    const { action, calls } = failing(2, locked());
    let rounds = 0;
    const answer = await whenFree(() => {
      rounds += 1;
      return whenFree(action);
    });
    expect(answer).toBe('answer 3');
    expect([rounds, calls()]).toEqual([3, 3]);
  });
});
