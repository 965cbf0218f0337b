/** A page as reports may name it: addresses without what people typed or chose. */
export type PageView = { page_location: string; page_referrer: string; page_title: string };

/**
 * Calls back with every page that is opened from now on without a new document, or again from the browser's memory of
 * pages, once each. Gives the view of the present page. Of a query only the names of campaigns (`utm_...`) stay, because
 * the rest can hold answers and searches.
 *
 * Self-contained: it is sent to browsers as text (see service-script.ts).
 */
export function watchPageViews(onView: (view: PageView) => void): () => PageView {
  let path = location.pathname;
  let referrer = document.referrer;
  let title = document.title;

  function cleanAddress(address: string): string {
    if (!URL.canParse(address)) return '';
    const { origin, pathname, searchParams } = new URL(address);
    const kept = [...searchParams].filter(([name]) => name.startsWith('utm_'));
    const query = new URLSearchParams(kept).toString();
    return origin + pathname + (query && `?${query}`);
  }

  function view(): PageView {
    return {
      page_location: cleanAddress(location.href),
      page_referrer: cleanAddress(referrer),
      page_title: document.title,
    };
  }

  /** The title comes a while after the address. A page with the same title is told a second later. */
  function tell(opened: PageView, tries: number): void {
    const isOld = document.title === '' || document.title === title;
    if (isOld && tries > 0) return void setTimeout(tell, 50, opened, tries - 1);
    title = document.title;
    onView({ ...opened, page_title: title });
  }

  function look(): void {
    if (location.pathname === path) return;
    referrer = location.origin + path;
    path = location.pathname;
    tell(view(), 20);
  }

  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = function (...parts) {
      change.apply(history, parts);
      look();
    };
  }
  addEventListener('popstate', look);
  // After everybody who listens for the same moment, such as the one who looks whether counting is still allowed.
  addEventListener('pageshow', ({ persisted }) => persisted && setTimeout(() => onView(view())));
  return view;
}
