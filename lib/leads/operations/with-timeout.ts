/** The time limit was exceeded. The work itself is not canceled. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Waits at most `ms` milliseconds for `work`, then throws a TimeoutError. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`Not done within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
