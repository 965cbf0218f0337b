import { useEffect } from 'react';
import { withTestMode } from '#lib/test-mode/as-of';
import { isTestMode } from '#lib/content/test-mode-url';

/** The paths of pages that show case studies. */
const PATHS = /^\/(?:$|case-studies(?:\/|$)|team-building\/past-events$)/;

/** For a link that ends test mode. */
export const LEAVES_TEST_MODE = { 'data-leaves-test-mode': '' };

/** Keeps test mode when a link to a page with case studies is followed, except for those with `LEAVES_TEST_MODE`. */
export function useTestModeLinks(search: string): void {
  useEffect(() => {
    if (!isTestMode(search)) return;
    const keep = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.href || link.origin !== location.origin || !PATHS.test(link.pathname)) return;
      if (!('leavesTestMode' in link.dataset)) link.href = withTestMode(link.href, search);
    };
    // The auxiliary button opens a new tab.
    for (const type of ['click', 'auxclick']) addEventListener(type, keep, true);
    return () => {
      for (const type of ['click', 'auxclick']) removeEventListener(type, keep, true);
    };
  }, [search]);
}
