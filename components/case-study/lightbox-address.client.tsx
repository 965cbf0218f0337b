'use client';

import { useSyncExternalStore } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';

const MOVED = 'picture-changed';
const PICTURE = /^#picture-([1-9]\d{0,2})$/;

/** The hash that the address is about to get. */
let next: string | undefined;

/** The id of a picture's link and, after a #, its address: picture-1 is the first. */
export function pictureId(index: number): string {
  return `picture-${index + 1}`;
}

/** The index of the picture that the hash of an address opens; undefined when it opens none of `count`. */
export function pictureInHash(hash: string, count: number): number | undefined {
  const index = Number(PICTURE.exec(hash)?.[1] ?? 0) - 1;
  return index >= 0 && index < count ? index : undefined;
}

/** The index of the picture that is open. The address decides, the one to come before the one there is; the served HTML has none open. */
export function useShownPicture(count: number): number | undefined {
  const hash = useSyncExternalStore(
    subscribe,
    () => next ?? location.hash,
    () => '',
  );
  return pictureInHash(hash, count);
}

/** Opens a picture by its address, without a step for the Back button. */
export function showPicture(index: number): void {
  replaceHash(`#${pictureId(index)}`);
}

export function hidePicture(): void {
  replaceHash('');
}

/** The address follows what is seen: to change it was nearly half the work of a turn. Of several changes the last one counts. */
function replaceHash(hash: string): void {
  next = hash;
  dispatchEvent(new Event(MOVED));
  afterPaint(() => {
    if (next !== hash) return;
    next = undefined;
    history.replaceState(history.state, '', hash || location.pathname + location.search);
  });
}

function subscribe(notify: () => void): () => void {
  const follow = () => {
    next = undefined;
    notify();
  };
  addEventListener(MOVED, notify);
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  return () => {
    removeEventListener(MOVED, notify);
    removeEventListener('hashchange', follow);
    removeEventListener('popstate', follow);
  };
}
