'use client';

import { captionsOf, hasPosterAndCaptions, posterOf } from '#lib/content/film-files';
import styles from './film-video.module.css';

type FilmVideoProps = {
  src: string;
  /** What the film shows, for assistive technology. */
  label: string;
  /** True to play at once and take the focus. Only after a click on the film. */
  autoPlay?: boolean;
};

/** A video element, with captions if the film is one of this site. It fills its container. */
export function FilmVideo({ src, label, autoPlay = false }: FilmVideoProps) {
  const isOwn = hasPosterAndCaptions(src);
  return (
    <video
      controls
      playsInline
      preload="none"
      tabIndex={0}
      className={styles.video}
      src={src}
      poster={isOwn ? posterOf(src) : undefined}
      aria-label={label}
      ref={autoPlay ? start : undefined}
    >
      {isOwn && <track kind="captions" src={captionsOf(src)} srcLang="en" label="English" default />}
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
