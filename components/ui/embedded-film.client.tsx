'use client';

import { filmPlayer, filmSite } from '#lib/content/film-sites';
import styles from './film-video.module.css';

/** The player of YouTube or Vimeo. It starts and takes the focus, so it is rendered only after a click on the film. `page` is the film's address there. */
export function EmbeddedFilm({ page, label }: { page: string; label: string }) {
  return (
    <iframe
      className={styles.video}
      src={filmPlayer(page)}
      title={`${filmSite(page)}: ${label}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play without the Referer header.
      referrerPolicy="strict-origin-when-cross-origin"
      ref={(element) => element?.focus()}
    />
  );
}
