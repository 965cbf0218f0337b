import { LIBRARY_PATH } from '#lib/case-studies/filters';

const KEY = 'last-list';

type StudyRef = { slug: string; company: string };

/** The filtered list that the visitor saw last. */
export type LastList = { href: string; studies: StudyRef[] };

/** Stores the list of the current URL in the session storage, for the pages that are opened from it. */
export function saveLastList(studies: StudyRef[]): void {
  const list: LastList = {
    href: location.pathname + location.search,
    studies: studies.map(({ slug, company }) => ({ slug, company })),
  };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(list)));
}

export function clearLastList(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** The stored JSON of the last list; null if there is none. */
export function readLastList(): string | null {
  return attempt(() => sessionStorage.getItem(KEY)) ?? null;
}

/**
 * The list in a stored JSON text, if it contains the study `slug` and the visitor came from the list or from another story.
 * `referrer` is the full URL of the previous page. Null for invalid text.
 */
export function parseLastList(stored: string, slug: string, referrer: string): LastList | null {
  const found = attempt(() => {
    const list = JSON.parse(stored) as LastList;
    const { origin, pathname, search } = new URL(referrer);
    const isFromList = pathname + search === list.href;
    const isFromLibrary = origin === location.origin && (isFromList || pathname.startsWith(`${LIBRARY_PATH}/`));
    return isFromLibrary && list.studies.some((study) => study.slug === slug) && list;
  });
  return found || null;
}

/** Storage may be full, blocked or missing. The list is not stored then. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
