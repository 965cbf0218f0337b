'use client';

import { useSyncExternalStore } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';

const PICTURE_CHANGED = 'picture-changed';
const PICTURE = /^#picture-([1-9]\d{0,2})$/;

/** The hash that the URL gets after the next paint; undefined if no change is pending. */
let pendingHash: string | undefined;

/** The id of a picture's link, which is also its URL fragment: picture-1 is the first. */
export function pictureId(index: number): string {
  return `picture-${index + 1}`;
}

/** The index of the picture that a URL fragment opens; undefined if it opens none of `count` pictures. */
export function pictureInHash(hash: string, count: number): number | undefined {
  const index = Number(PICTURE.exec(hash)?.[1] ?? 0) - 1;
  return index >= 0 && index < count ? index : undefined;
}

/** The index of the open picture, from the pending or the current URL fragment. None is open in the HTML from the server. */
export function useShownPicture(count: number): number | undefined {
  const hash = useSyncExternalStore(
    subscribe,
    () => pendingHash ?? location.hash,
    () => '',
  );
  return pictureInHash(hash, count);
}

/** Opens a picture through the URL fragment, without a history entry. */
export function showPicture(index: number): void {
  replaceHash(`#${pictureId(index)}`);
}

export function hidePicture(): void {
  replaceHash('');
}

/** Changes the URL after the picture has been painted, because that took nearly half the time of showing the next picture. Of several changes only the last one is made. */
function replaceHash(hash: string): void {
  pendingHash = hash;
  dispatchEvent(new Event(PICTURE_CHANGED));
  afterPaint(() => {
    if (pendingHash !== hash) return;
    pendingHash = undefined;
    history.replaceState(history.state, '', hash || location.pathname + location.search);
  });
}

function subscribe(notify: () => void): () => void {
  const handleHashChange = () => {
    pendingHash = undefined;
    notify();
  };
  addEventListener(PICTURE_CHANGED, notify);
  addEventListener('hashchange', handleHashChange);
  addEventListener('popstate', handleHashChange);
  return () => {
    removeEventListener(PICTURE_CHANGED, notify);
    removeEventListener('hashchange', handleHashChange);
    removeEventListener('popstate', handleHashChange);
  };
}
