'use client';

import { useSyncExternalStore, type MouseEvent } from 'react';

const ADDRESS_CHANGED = 'address-changed';
const CHANGE_EVENTS = [ADDRESS_CHANGED, 'popstate', 'hashchange'];

/**
 * The query string of the URL, such as "?test-mode=true". During hydration it is `served`, the query string that the page was
 * rendered for. That is empty, unless the server renders different pages for different query strings.
 */
export function useSearch(served = ''): string {
  return useSyncExternalStore(
    subscribeToAddress,
    () => location.search,
    () => served,
  );
}

/** Changes the URL without a page load. With `replace` it adds no history entry. */
export function goTo(href: string, replace = false): void {
  if (replace) history.replaceState(history.state, '', href);
  else history.pushState(null, '', href);
  dispatchEvent(new Event(ADDRESS_CHANGED));
}

/** True for a click with a modifier key, which opens a new tab or window and is left to the browser. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Calls `notify` when the URL changes without a page load. Returns the function to unsubscribe. */
export function subscribeToAddress(notify: () => void): () => void {
  for (const name of CHANGE_EVENTS) addEventListener(name, notify);
  return () => {
    for (const name of CHANGE_EVENTS) removeEventListener(name, notify);
  };
}
