'use client';

import { useEffect } from 'react';

/**
 * In development, warms up the refresh of a page: it requests one after the page has loaded, and one after that refresh. The
 * first refreshes of a page take the development server up to a second longer than later ones, so an author who saves a
 * file gets a fast one. `version` changes with each refresh. Renders nothing.
 */
export function FirstRefresh({ version }: { version: string }) {
  useEffect(() => {
    const idle = requestIdleCallback(
      () => void fetch('/api/first-refresh', { method: 'POST', body: location.pathname }),
    );
    return () => cancelIdleCallback(idle);
  }, [version]);
  return null;
}
