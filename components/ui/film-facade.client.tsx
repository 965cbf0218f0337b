'use client';

import { useState, type MouseEvent } from 'react';
import { reportMark } from '#lib/analytics/report-mark';
import { filmSlug, isFilm, posterOf } from '#lib/content/film-files';
import { youtubePage } from '#lib/content/youtube';
import { FilmSign } from './film-sign.tsx';
import { FilmVideo } from './film-video.client.tsx';
import { opensElsewhere } from './use-search.client.tsx';
import { YoutubeFrame } from './youtube-frame.client.tsx';
import styles from './film-facade.module.css';

type FilmFacadeProps = {
  src?: string;
  youtube?: string;
  embeds?: boolean;
  poster?: string;
  label: string;
};

/**
 * A poster that links to the film. A click puts the player in its place, and starts it: YouTube's where it may play, else
 * the one of our own file. Below YouTube's stays a way to the film for when it does not come.
 */
export function FilmFacade({ src = '', youtube = '', embeds = false, poster, label }: FilmFacadeProps) {
  const [isPlaying, setPlaying] = useState(false);
  const href = src || youtubePage(youtube);
  const isAtYoutube = embeds && youtube !== '';

  function play(event: MouseEvent) {
    if (opensElsewhere(event) || !(isAtYoutube || isFilm(src))) return;
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <div data-no-print>
      <div className={styles.frame}>
        {!isPlaying && (
          <a
            className={styles.facade}
            href={href}
            onClick={play}
            {...reportMark({ event: 'video_play', slug: filmSlug(poster ?? src) })}
          >
            <img src={poster ?? posterOf(src)} alt="" width="960" height="540" loading="lazy" decoding="async" />
            <FilmSign isElsewhere={!src && !isAtYoutube} />
          </a>
        )}
        {isPlaying &&
          (isAtYoutube ? <YoutubeFrame id={youtube} label={label} /> : <FilmVideo src={src} label={label} starts />)}
      </div>
      {isPlaying && isAtYoutube && (
        <p className={styles.elsewhere}>
          Nothing to see? <a href={href}>{src ? 'Play our own copy' : 'Watch it at YouTube'}</a>
        </p>
      )}
    </div>
  );
}
