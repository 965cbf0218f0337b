'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays one function and does what the latest one does, so that it makes no component draw itself anew. */
export function useHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
