import { setTimeout as pause } from 'node:timers/promises';
import { Semaphore } from 'async-mutex';
import { isDatesPath } from '#lib/availability/dates-path';
import { PLAY_PATH } from '#lib/hunt/hunt-query';
import { getPlayPath } from '#lib/hunt/play-path';
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

/** Pages that are rendered only for certain queries, with the function that returns an internal path for these. */
const QUERY_PAGES: Record<string, (search: string) => string | undefined> = {
  [QUOTE_PATH]: getLinkPath,
  [COMPARE_PATH]: getComparePath,
  [PLAY_PATH]: getPlayPath,
};

/** The folders of their internal paths. */
const RENDERED = [`${QUOTE_PATH}/link/`, `${COMPARE_PATH}/compare/`, `${PLAY_PATH}/game/`];

/** Whether Next probably renders a page for this URL: a list with a query, free dates, or a page with the answers of a link or the moves of a hunt. */
export function isRendered(url: string): boolean {
  const [path = '', search = ''] = url.split('?');
  const getPath = QUERY_PAGES[path];
  if (getPath) return getPath(search) !== undefined;
  return LIST.test(url) || isDatesPath(path) || RENDERED.some((folder) => path.startsWith(folder));
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
