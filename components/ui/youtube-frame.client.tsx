'use client';

import { youtubeFrame } from '#lib/content/youtube';
import styles from './film-video.module.css';

/** YouTube's player, which starts and takes the focus: only after a click that asked for the film. */
export function YoutubeFrame({ id, label }: { id: string; label: string }) {
  return (
    <iframe
      className={styles.video}
      src={youtubeFrame(id)}
      title={`YouTube: ${label}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube plays only for pages that say where they are.
      referrerPolicy="strict-origin-when-cross-origin"
      ref={(element) => element?.focus()}
    />
  );
}
