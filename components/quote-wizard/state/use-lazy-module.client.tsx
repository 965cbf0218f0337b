'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import type { LazyModule, LazyState } from './lazy-module.ts';

/**
 * First interactions that start the import. `touchstart` and `pointerdown` are left out: evaluating the code would
 * delay the response to the tap. On touch screens, mouseover fires after the finger lifts.
 */
const PRELOAD_EVENTS = ['mouseover', 'keydown', 'focusin'];
/** Without an interaction, the import starts after this time, while the network is still available. */
const PRELOAD_DELAY_MS = 3000;

/**
 * Imports a module at the first interaction, after `PRELOAD_DELAY_MS`, or at once when it is needed. A failed import is
 * repeated when the browser is online again.
 */
export function useLazyModule<Module>(lazy: LazyModule<Module>, isNeeded: boolean): LazyState<Module> {
  const state = useSyncExternalStore(lazy.subscribe, lazy.getSnapshot, lazy.getServerSnapshot);

  useEffect(() => {
    const load = () => void lazy.load();
    // The page responds to the interaction first: evaluating the code blocks a slow phone for a while.
    const loadAfterPaint = () => afterPaint(load);
    const events = isNeeded ? ['online'] : ['online', ...PRELOAD_EVENTS];
    const timer = isNeeded ? undefined : setTimeout(load, PRELOAD_DELAY_MS);
    if (isNeeded) loadAfterPaint();
    events.forEach((event) => addEventListener(event, loadAfterPaint, { passive: true }));
    return () => {
      clearTimeout(timer);
      events.forEach((event) => removeEventListener(event, loadAfterPaint));
    };
  }, [lazy, isNeeded]);

  return state;
}
