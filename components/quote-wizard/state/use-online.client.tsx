'use client';

import { useSyncExternalStore } from 'react';

/** Whether the browser reports a network connection; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

export function isOnline(): boolean {
  return navigator.onLine;
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
