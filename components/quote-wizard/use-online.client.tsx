'use client';

import { useSyncExternalStore } from 'react';

/** Whether the browser thinks that it has a network; a server cannot know and says yes. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, isOnline, () => true);
}

export function isOnline(): boolean {
  return navigator.onLine;
}

function watch(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
