'use client';

import { useSyncExternalStore, type MouseEvent } from 'react';

const MOVED = 'address-changed';
const CHANGES = [MOVED, 'popstate', 'hashchange'];

/**
 * The query of the address, such as "?test-mode=true". Until React is there it is `served`, the query that the page was
 * rendered for: none, unless the server answers different queries with different pages.
 */
export function useSearch(served = ''): string {
  return useSyncExternalStore(
    followAddress,
    () => location.search,
    () => served,
  );
}

/** Changes the address without loading the page. `replace` leaves no step behind for the Back button. */
export function goTo(href: string, replace = false): void {
  if (replace) history.replaceState(history.state, '', href);
  else history.pushState(null, '', href);
  dispatchEvent(new Event(MOVED));
}

/** True for a click that should open a new tab or window, and is left to the browser. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Calls back when the address changes without loading the page; gives the way to stop. */
export function followAddress(notify: () => void): () => void {
  for (const name of CHANGES) addEventListener(name, notify);
  return () => {
    for (const name of CHANGES) removeEventListener(name, notify);
  };
}
