'use client';

import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { FilmVideo } from '#components/ui/film-video.client';
import type { CaseStudy } from '#lib/case-studies/schema';
import { isFilm } from '#lib/content/film-files';
import { turnOf } from './lightbox-swipe.ts';
import styles from './lightbox-dialog.module.css';

type LightboxDialogProps = {
  pictures: CaseStudy['gallery'];
  /** Index of the picture that is shown. */
  shown: number;
  /** True when the visitor asked for this very film. */
  isFilmStarting: boolean;
  onTurn: (index: number) => void;
  onClose: () => void;
};

/** One picture at a time over the page. Keys: arrows, Home, End, Escape. A click beside the picture closes it too. */
export function LightboxDialog({ pictures, shown, isFilmStarting, onTurn, onClose }: LightboxDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ x: number; y: number }>(undefined);
  const end = pictures.length - 1;
  const picture = pictures[shown];

  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  if (!picture) return null;

  function turnTo(index: number) {
    const target = Math.min(end, Math.max(0, index));
    if (target !== shown) onTurn(target);
  }

  function followKey(event: KeyboardEvent) {
    const target = targetOf(event.key, shown, end);
    const isOurs = target !== undefined || event.key === 'Escape';
    if (!isOurs || event.ctrlKey || event.metaKey || event.altKey || isInFilm(event)) return;
    event.preventDefault();
    if (target === undefined) close();
    else turnTo(target);
  }

  /** The page is to be seen again at once; that it can be used again, the browser works out right after. */
  function close() {
    afterPaint(onClose, dialog.current ?? undefined);
  }

  function startSwipe(event: PointerEvent) {
    const isSwipe = event.pointerType === 'touch' && event.isPrimary && !isInFilm(event) && !isZoomed();
    touch.current = isSwipe ? { x: event.clientX, y: event.clientY } : undefined;
  }

  function endSwipe(event: PointerEvent) {
    if (touch.current) turnTo(shown + turnOf(touch.current, { x: event.clientX, y: event.clientY }));
    touch.current = undefined;
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Pictures"
      onClose={onClose}
      onClick={(event) => isBeside(event) && close()}
      onKeyDown={followKey}
    >
      <figure className={styles.figure}>
        <div
          className={styles.stage}
          onPointerDown={startSwipe}
          onPointerUp={endSwipe}
          onPointerCancel={() => (touch.current = undefined)}
        >
          <div key={shown} className={styles.picture}>
            {isFilm(picture.url) ? (
              <FilmVideo src={picture.url} label={picture.alt} starts={isFilmStarting} />
            ) : (
              <img src={picture.url} alt="" width="720" height="540" draggable={false} />
            )}
          </div>
        </div>
        <figcaption className={styles.caption} aria-live="polite" aria-atomic="true">
          <b>
            {shown + 1} of {pictures.length}
          </b>
          <br />
          {picture.alt}
        </figcaption>
      </figure>
      <div className={styles.bar}>
        <button type="button" onClick={close}>
          Close
        </button>
        <button type="button" aria-disabled={shown === 0} onClick={() => turnTo(shown - 1)}>
          Previous
        </button>
        <button type="button" aria-disabled={shown === end} onClick={() => turnTo(shown + 1)}>
          Next
        </button>
      </div>
    </dialog>
  );
}

function targetOf(key: string, shown: number, end: number): number | undefined {
  const targets = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: end };
  return Object.entries(targets).find(([name]) => name === key)?.[1];
}

/** A player has its own use for arrow keys and for fingers. */
function isInFilm({ target }: KeyboardEvent | PointerEvent): boolean {
  return target instanceof HTMLVideoElement;
}

function isZoomed(): boolean {
  return (globalThis.visualViewport?.scale ?? 1) > 1.01;
}

function isBeside({ target }: MouseEvent): boolean {
  return target instanceof Element && !target.closest('img, video, figcaption, button');
}
