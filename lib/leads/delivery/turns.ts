import { Mutex } from 'async-mutex';

/*
 * A server that is killed between a receiver's yes and its record of it makes that delivery once more when it is back. So
 * deliveries are made one after the other, whatever their channel: at most one can be caught between the two. A receiver
 * that takes its time does not keep the others waiting for long.
 */

/** Whoever needs longer lets the next one begin. */
const LONGEST_MS = 250;

/** Resolves when it is somebody's turn, with what ends the turn. */
export type Turns = () => Promise<() => void>;

/** Gives out turns in the order in which they were asked for. A turn that nobody ends is over after a quarter of a second. */
export function openTurns(): Turns {
  const mutex = new Mutex();
  return async function take() {
    // To end a turn twice does nothing.
    const end = await mutex.acquire();
    const timer = setTimeout(end, LONGEST_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  };
}
