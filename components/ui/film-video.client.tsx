'use client';

import { captionsOf, posterOf } from '#lib/content/film-files';
import styles from './film-video.module.css';

type FilmVideoProps = {
  src: string;
  /** What the film shows, for those who cannot see it. */
  label: string;
  /** True to play at once and take the focus: only after a click that asked for the film. */
  starts?: boolean;
};

/** The player of a film, with captions. It fills the box that it stands in. */
export function FilmVideo({ src, label, starts = false }: FilmVideoProps) {
  return (
    <video
      controls
      playsInline
      preload="none"
      tabIndex={0}
      className={styles.video}
      src={src}
      poster={posterOf(src)}
      aria-label={label}
      ref={starts ? start : undefined}
    >
      <track kind="captions" src={captionsOf(src)} srcLang="en" label="English" default />
    </video>
  );
}

function start(video: HTMLVideoElement | null) {
  if (!video) return;
  // A dialog that opens round the player a moment later gives the focus to what is marked.
  video.autofocus = true;
  video.focus();
  // A browser may refuse to start; the controls are there then.
  video.play().catch(() => {});
}
