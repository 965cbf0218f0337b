'use client';

import type { FilmFiles } from '#lib/pictures/film';
import { renditionAddress } from '#lib/pictures/photo';
import styles from './film-video.module.css';

type FilmVideoProps = {
  src: string;
  files: FilmFiles;
  /** What the film shows, for assistive technology. */
  label: string;
  /** True to play at once and take the focus. Only after a click on the film. */
  autoPlay?: boolean;
};

/** It is seen for a moment only. */
const POSTER_WIDTH_PX = 760;

/** A video element, with captions if the film has any. It fills its container. */
export function FilmVideo({ src, files, label, autoPlay = false }: FilmVideoProps) {
  const { poster, photo, captions } = files;
  return (
    <video
      controls
      playsInline
      preload="none"
      tabIndex={0}
      className={styles.video}
      src={src}
      poster={photo ? renditionAddress(photo, POSTER_WIDTH_PX, 'webp') : poster}
      aria-label={label}
      ref={autoPlay ? start : undefined}
    >
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </video>
  );
}

function start(video: HTMLVideoElement | null) {
  if (!video) return;
  // A dialog that opens around the player right after this focuses the element with autofocus.
  video.autofocus = true;
  video.focus();
  // The browser may reject autoplay. The controls remain.
  video.play().catch(() => {});
}
