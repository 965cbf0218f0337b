import { LIBRARY_PATH } from '#lib/case-studies/filters';

const KEY = 'last-list';

type Stop = { slug: string; company: string };

/** A filtered list as a visitor last saw it. */
export type LastList = { href: string; studies: Stop[] };

/** Remembers the list at the present address for the pages that are opened from it. */
export function saveLastList(studies: Stop[]): void {
  const list: LastList = {
    href: location.pathname + location.search,
    studies: studies.map(({ slug, company }) => ({ slug, company })),
  };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(list)));
}

export function forgetLastList(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** The stored text of the last list; null when there is none. */
export function readLastList(): string | null {
  return attempt(() => sessionStorage.getItem(KEY)) ?? null;
}

/**
 * The list in a stored text, if the page of `slug` is on it and was reached from it: from the list itself, or from another
 * story. `referrer` is the full address of the page before. Null also for a text that holds no list.
 */
export function parseLastList(stored: string, slug: string, referrer: string): LastList | null {
  const found = attempt(() => {
    const list = JSON.parse(stored) as LastList;
    const { origin, pathname, search } = new URL(referrer);
    const isFromList = pathname + search === list.href;
    const isFromHere = origin === location.origin && (isFromList || pathname.startsWith(`${LIBRARY_PATH}/`));
    return isFromHere && list.studies.some((study) => study.slug === slug) && list;
  });
  return found || null;
}

/** Storage may be full, forbidden or absent; the list is then simply not remembered. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
