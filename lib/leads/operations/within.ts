/** It was not done in time. What was waited for may still go on. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Waits for `work` for at most `ms` milliseconds, then throws TooSlow. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`Not done within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    clearTimeout(timer);
  }
}
