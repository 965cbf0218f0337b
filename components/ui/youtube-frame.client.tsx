'use client';

import { youtubeFrame } from '#lib/content/youtube';
import styles from './film-video.module.css';

/** The YouTube player. It starts and takes the focus, so it is rendered only after a click on the film. */
export function YoutubeFrame({ id, label }: { id: string; label: string }) {
  return (
    <iframe
      className={styles.video}
      src={youtubeFrame(id)}
      title={`YouTube: ${label}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play without the Referer header.
      referrerPolicy="strict-origin-when-cross-origin"
      ref={(element) => element?.focus()}
    />
  );
}
