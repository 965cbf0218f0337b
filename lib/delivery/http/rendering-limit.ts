import { setTimeout as pause } from 'node:timers/promises';
import { Semaphore } from 'async-mutex';
import { COMPARE_PATH } from '#lib/quote/compare-answers';
import { getComparePath } from '#lib/quote/compare-path';
import { getLinkPath, QUOTE_PATH } from '#lib/quote/link-path';

/** Each rendering takes 20 to 40 ms of CPU time, in which nothing else is answered. */
const MAX_CONCURRENT = 2;
/** The longest queue: about half a second. */
const MAX_WAITING = 20;
/** A client that reads slowly does not occupy a place for longer. */
const MAX_OCCUPIED_MS = 5_000;

/** Lists with a query have unlimited addresses, so most are not in a cache. */
const LIST = /^\/(?:case-studies|blog)(?:\?|\/list\/)/;

/** Whether Next probably renders a page for this URL: a list with a query, or the quote page or the comparison with the answers of a link. */
export function isRendered(url: string): boolean {
  const [path = '', search = ''] = url.split('?');
  if (path === QUOTE_PATH) return getLinkPath(search) !== undefined;
  if (path === COMPARE_PATH) return getComparePath(search) !== undefined;
  return LIST.test(url) || path.startsWith(`${QUOTE_PATH}/link/`) || path.startsWith(`${COMPARE_PATH}/compare/`);
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
