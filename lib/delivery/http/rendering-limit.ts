import { setTimeout as pause } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import { Semaphore } from 'async-mutex';
import { isFormPath } from './form-posts.ts';

/** Each rendering takes 20 to 40 ms of CPU time, in which nothing else is answered. */
const MAX_CONCURRENT = 2;
/** The longest queue: about half a second. */
const MAX_WAITING = 20;
/** A client that reads slowly does not occupy a place for longer. */
const MAX_OCCUPIED_MS = 5_000;

/** Pages with a query have unlimited addresses, so most are not in a cache. */
const UNLIMITED = /^\/(?:case-studies|blog|get-a-quote)(?:\?|\/list\/|\/link\/)/;

/** Whether a request makes Next render a page that is probably in no cache. */
export function isRendered({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' ? isFormPath(url) : UNLIMITED.test(url);
}

/**
 * Limits how many pages are rendered at once, so that quotes are answered while many people (or one program) search. The returned function runs
 * a rendering when it is its turn, and returns false without running it when too many are waiting.
 */
export function limitRenderings(): (render: () => Promise<unknown>) => Promise<boolean> {
  const places = new Semaphore(MAX_CONCURRENT);
  let waiting = 0;
  return async (render) => {
    if (waiting >= MAX_WAITING) return false;
    waiting += 1;
    const [, release] = await places.acquire();
    waiting -= 1;
    const rendering = render();
    await Promise.race([rendering, pause(MAX_OCCUPIED_MS, undefined, { ref: false })]).finally(release);
    await rendering;
    return true;
  };
}
