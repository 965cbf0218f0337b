'use client';

import { useEffect } from 'react';

/**
 * In development, refreshes a page ahead as saves of its content will: when it has come, and once more after that. The framework's server
 * needs up to a second more for the first refreshes of a page than for later ones, and an author should see a later one.
 * `version` changes with each refresh. Renders nothing.
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
