'use client';

import { useState, type MouseEvent } from 'react';
import { isFilm, posterOf } from '#lib/content/film-files';
import { FilmSign } from './film-sign.tsx';
import { FilmVideo } from './film-video.client.tsx';
import { opensElsewhere } from './use-search.client.tsx';
import styles from './film-facade.module.css';

type FilmFacadeProps = { src: string; label: string };

/** A poster that links to the film's file. A click puts the player in its place, and starts it. */
export function FilmFacade({ src, label }: FilmFacadeProps) {
  const [isPlaying, setPlaying] = useState(false);

  function play(event: MouseEvent) {
    if (opensElsewhere(event) || !isFilm(src)) return;
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <div className={styles.frame} data-no-print>
      {isPlaying ? (
        <FilmVideo src={src} label={label} starts />
      ) : (
        <a className={styles.facade} href={src} onClick={play}>
          <img src={posterOf(src)} alt="" width="960" height="540" loading="lazy" decoding="async" />
          <FilmSign />
        </a>
      )}
    </div>
  );
}
