'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * In development, refreshes a page once when it has come, as a save of its content will. The framework's server needs up to a
 * second more for the first refresh of a page than for the next, and an author should see the next. Renders nothing.
 */
export function FirstRefresh() {
  const { refresh } = useRouter();
  useEffect(() => {
    const idle = requestIdleCallback(refresh);
    return () => cancelIdleCallback(idle);
  }, [refresh]);
  return null;
}
