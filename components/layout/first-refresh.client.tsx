'use client';

import { useEffect } from 'react';

/**
 * In development, refreshes a page when it has come for the first time, as a save of its content will. The framework's server needs up to a
 * second more for the first refresh of a page than for the next, and an author should see the next. Renders nothing.
 */
export function FirstRefresh() {
  useEffect(() => {
    const idle = requestIdleCallback(
      () => void fetch('/api/first-refresh', { method: 'POST', body: location.pathname }),
    );
    return () => cancelIdleCallback(idle);
  }, []);
  return null;
}
