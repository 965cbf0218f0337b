import { parseUrl } from '#lib/content/parse-url';

/** The parameters of a page view: URLs without text that visitors typed or options that they chose. */
export type PageView = { page_location: string; page_referrer: string; page_title: string };

/**
 * Calls `onView` once for each later page view without a new document: client-side navigation, or a page restored from the
 * back/forward cache. Returns a function that returns the view of the current page. URLs keep only the `utm_...` parameters of
 * their query, because the others can contain answers and searches.
 */
export function observePageViews(onView: (view: PageView) => void): () => PageView {
  let path = location.pathname;
  let referrer = document.referrer;
  let title = document.title;

  function cleanAddress(address: string): string {
    const url = parseUrl(address);
    if (!url) return '';
    const { origin, pathname, searchParams } = url;
    const campaign = [...searchParams].filter(([name]) => name.startsWith('utm_'));
    const query = new URLSearchParams(campaign).toString();
    return origin + pathname + (query && `?${query}`);
  }

  function view(): PageView {
    return {
      page_location: cleanAddress(location.href),
      page_referrer: cleanAddress(referrer),
      page_title: document.title,
    };
  }

  /** The title changes after the URL. A page with the same title as the last one is reported after a second. */
  function report(opened: PageView, attempts: number): void {
    const isOld = document.title === '' || document.title === title;
    if (isOld && attempts > 0) return void setTimeout(report, 50, opened, attempts - 1);
    title = document.title;
    onView({ ...opened, page_title: title });
  }

  function checkPath(): void {
    if (location.pathname === path) return;
    referrer = location.origin + path;
    path = location.pathname;
    report(view(), 20);
  }

  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = function (...parts) {
      change.apply(history, parts);
      checkPath();
    };
  }
  addEventListener('popstate', checkPath);
  // Runs after the other `pageshow` listeners, one of which updates the consent.
  addEventListener('pageshow', ({ persisted }) => persisted && setTimeout(() => onView(view())));
  return view;
}
