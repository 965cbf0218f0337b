'use client';

import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { FilmVideo } from '#components/ui/film-video.client';
import { Picture } from '#components/ui/picture';
import type { ShownStudy } from '#lib/case-studies/schema';
import { isFilm } from '#lib/content/film-files';
import { filmSite } from '#lib/content/film-sites';
import { guessFilmFiles, type Films } from '#lib/pictures/film';
import type { Photos } from '#lib/pictures/photo';
import { swipeStep } from './lightbox-swipe.ts';
import styles from './lightbox-dialog.module.css';

const RANGE = { min: 590, max: 1600 };

type LightboxDialogProps = {
  pictures: ShownStudy['gallery'];
  /** The photos and films by the URLs of `pictures`. */
  photos: Photos;
  films: Films;
  /** Index of the open picture. */
  shown: number;
  /** True if the visitor clicked on this film. */
  isFilmStarting: boolean;
  onNavigate: (index: number) => void;
  onClose: () => void;
};

/** A modal dialog with one picture at a time. Keys: arrows, Home, End, Escape. A click outside the picture closes it. */
export function LightboxDialog({
  pictures,
  photos,
  films,
  shown,
  isFilmStarting,
  onNavigate,
  onClose,
}: LightboxDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ x: number; y: number }>(undefined);
  const end = pictures.length - 1;
  const picture = pictures[shown];
  const photo = picture && !isFilm(picture.url) ? photos[picture.url] : undefined;

  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  if (!picture) return null;

  function goToPicture(index: number) {
    const target = Math.min(end, Math.max(0, index));
    if (target !== shown) onNavigate(target);
  }

  function handleKey(event: KeyboardEvent) {
    const target = targetOfKey(event.key, shown, end);
    const isShortcut = target !== undefined || event.key === 'Escape';
    if (!isShortcut || event.ctrlKey || event.metaKey || event.altKey || isInVideo(event)) return;
    event.preventDefault();
    if (target === undefined) close();
    else goToPicture(target);
  }

  /** Hides the dialog with the next paint and closes it after that, because closing a modal dialog takes longer. */
  function close() {
    afterPaint(onClose, dialog.current ?? undefined);
  }

  function startSwipe(event: PointerEvent) {
    const isSwipe = event.pointerType === 'touch' && event.isPrimary && !isInVideo(event) && !isZoomed();
    touch.current = isSwipe ? { x: event.clientX, y: event.clientY } : undefined;
  }

  function endSwipe(event: PointerEvent) {
    if (touch.current) goToPicture(shown + swipeStep(touch.current, { x: event.clientX, y: event.clientY }));
    touch.current = undefined;
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      // Safari focuses no button on a click, but the nearest element with a tab index: without one the keys would leave the dialog.
      tabIndex={-1}
      aria-label="Pictures"
      onClose={onClose}
      onClick={(event) => isOutsidePicture(event) && close()}
      onKeyDown={handleKey}
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
              <FilmVideo
                src={picture.url}
                files={films[picture.url] ?? guessFilmFiles(picture.url)}
                label={picture.alt}
                autoPlay={isFilmStarting}
              />
            ) : filmSite(picture.url) ? (
              <a className="button" href={picture.url}>
                <i aria-hidden="true" />
                Watch it at {filmSite(picture.url)}
              </a>
            ) : (
              <Picture
                src={picture.url}
                photo={photo}
                alt=""
                width={720}
                height={540}
                draggable={false}
                sizes="100vw"
                range={RANGE}
                fit="whole"
              />
            )}
          </div>
        </div>
        <figcaption className={styles.caption} aria-live="polite" aria-atomic="true">
          <b>
            {shown + 1} of {pictures.length}
          </b>
          <br />
          {picture.alt}
          {photo?.caption && (
            <>
              <br />
              {photo.caption}
            </>
          )}
          {photo?.credit && <small>{` Photo: ${photo.credit}`}</small>}
        </figcaption>
      </figure>
      <div className={styles.bar}>
        <button type="button" onClick={close}>
          Close
        </button>
        <button type="button" aria-disabled={shown === 0} onClick={() => goToPicture(shown - 1)}>
          Previous
        </button>
        <button type="button" aria-disabled={shown === end} onClick={() => goToPicture(shown + 1)}>
          Next
        </button>
      </div>
    </dialog>
  );
}

function targetOfKey(key: string, shown: number, end: number): number | undefined {
  const targets = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: end };
  return Object.entries(targets).find(([name]) => name === key)?.[1];
}

/** The video player handles arrow keys and touches itself. */
function isInVideo({ target }: KeyboardEvent | PointerEvent): boolean {
  return target instanceof HTMLVideoElement;
}

function isZoomed(): boolean {
  return (globalThis.visualViewport?.scale ?? 1) > 1.01;
}

function isOutsidePicture({ target }: MouseEvent): boolean {
  return target instanceof Element && !target.closest('img, video, figcaption, button');
}
