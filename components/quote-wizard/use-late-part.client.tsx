'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import type { LatePart, LateState } from './late-part.ts';

/**
 * What a person does first on a page. A finger is over something only once it has let go of it: code that came while it rests there would be
 * read just when the tap has to be answered.
 */
const SIGNS = ['mouseover', 'keydown', 'focusin'];
/** How long a page waits for it, in milliseconds. Whoever reads for so long may lose the network before going on. */
const PATIENCE = 3000;

/**
 * A part that comes with the first sign of a person or after a while, so that it is here before somebody gets to it, or at
 * once when it is needed. A missing one is asked for again as soon as the network is back.
 */
export function useLatePart<Part>(late: LatePart<Part>, isNeeded: boolean): LateState<Part> {
  const state = useSyncExternalStore(late.subscribe, late.read, late.readNone);

  useEffect(() => {
    const fetch = () => void late.fetch();
    // The press that is the sign, or makes the part needed, is answered first: to read new code keeps a slow phone busy for a while.
    const fetchSoon = () => afterPaint(fetch);
    const events = isNeeded ? ['online'] : ['online', ...SIGNS];
    const timer = isNeeded ? undefined : setTimeout(fetch, PATIENCE);
    if (isNeeded) fetchSoon();
    events.forEach((event) => addEventListener(event, fetchSoon, { passive: true }));
    return () => {
      clearTimeout(timer);
      events.forEach((event) => removeEventListener(event, fetchSoon));
    };
  }, [late, isNeeded]);

  return state;
}
