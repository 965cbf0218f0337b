'use client';

import { useSyncExternalStore } from 'react';

const MOVED = 'picture-changed';
const PICTURE = /^#picture-([1-9]\d{0,2})$/;

/** The id of a picture's link and, after a #, its address: picture-1 is the first. */
export function pictureId(index: number): string {
  return `picture-${index + 1}`;
}

/** The index of the picture that the hash of an address opens; undefined when it opens none of `count`. */
export function pictureInHash(hash: string, count: number): number | undefined {
  const index = Number(PICTURE.exec(hash)?.[1] ?? 0) - 1;
  return index >= 0 && index < count ? index : undefined;
}

/** The index of the picture that is open. The address decides; the served HTML has none open. */
export function useShownPicture(count: number): number | undefined {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return pictureInHash(hash, count);
}

/** Opens a picture by its address, without a step for the Back button. */
export function showPicture(index: number): void {
  replaceAddress(`#${pictureId(index)}`);
}

export function hidePicture(): void {
  replaceAddress(location.pathname + location.search);
}

function replaceAddress(href: string): void {
  history.replaceState(history.state, '', href);
  dispatchEvent(new Event(MOVED));
}

function subscribe(notify: () => void): () => void {
  const events = [MOVED, 'hashchange', 'popstate'];
  for (const event of events) addEventListener(event, notify);
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}
