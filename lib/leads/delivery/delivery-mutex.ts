import { Mutex } from 'async-mutex';

/*
 * A server that is killed after a receiver's response and before recording it repeats that delivery after the restart.
 * Deliveries of all channels are made one after the other, so that a crash repeats at most one.
 */

/** A longer delivery releases the mutex for the next one. */
const MAX_HOLD_MS = 250;

/** Resolves with the function that releases the mutex. */
export type DeliveryMutex = () => Promise<() => void>;

/** A mutex in first-come order. It is released after at most 250 ms, so that a slow receiver does not delay the others. */
export function createDeliveryMutex(): DeliveryMutex {
  const mutex = new Mutex();
  return async function acquire() {
    // A second release has no effect.
    const release = await mutex.acquire();
    const timer = setTimeout(release, MAX_HOLD_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  };
}
