'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that never changes and calls the latest handler, so that memoized components do not render again.
 */
export function useHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
