'use client';

import { useState, type MouseEvent } from 'react';
import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import { filmSlug, isFilm } from '#lib/content/film-files';
import { filmPlayer, filmSite, type FilmSite } from '#lib/content/film-sites';
import { ENHANCED_LINK } from '#lib/delivery/html/html-markers';
import type { FilmFiles } from '#lib/pictures/film';
import { parseUrl } from '#lib/content/parse-url';
import { Picture } from './picture.tsx';
import { EmbeddedFilm } from './embedded-film.client.tsx';
import { PlayBadge } from './play-badge.tsx';
import { FilmVideo } from './film-video.client.tsx';
import { isModifiedClick } from './use-search.client.tsx';
import styles from './film-facade.module.css';

const SIZES = '(max-width: 900px) calc(100vw - 40px), 860px';
const RANGE = { min: 590, max: 1600 };

type FilmFacadeProps = {
  src?: string;
  /** Its page at YouTube or Vimeo. */
  page?: string;
  /** The sites whose players may be embedded. */
  embeds?: readonly FilmSite[];
  files: FilmFiles;
  label: string;
};

/**
 * A poster that links to the film. A click replaces it with a player and starts that: the player of YouTube or Vimeo where embedding is
 * enabled, a video element with our own file otherwise. A link below their player remains in case it does not load.
 */
export function FilmFacade({ src = '', page = '', embeds = [], files, label }: FilmFacadeProps) {
  const [isPlaying, setPlaying] = useState(false);
  const href = src || page;
  const site = filmSite(page);
  const isEmbedded = site !== undefined && embeds.includes(site) && filmPlayer(page) !== undefined;
  const playsHere = isEmbedded || isFilm(src);

  function play(event: MouseEvent) {
    if (isModifiedClick(event) || !playsHere) return;
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
            {...(playsHere ? ENHANCED_LINK : {})}
            {...reportAttribute({ event: 'video_play', slug: filmSlug(src || (files.poster ?? '')) })}
          >
            {files.poster && (
              <Picture
                src={files.poster}
                photo={files.photo}
                alt=""
                width={960}
                height={540}
                loading="lazy"
                sizes={SIZES}
                range={RANGE}
              />
            )}
            <PlayBadge site={playsHere ? undefined : (filmSite(href) ?? hostOf(href))} />
          </a>
        )}
        {isPlaying &&
          (isEmbedded ? (
            <EmbeddedFilm page={page} label={label} />
          ) : (
            <FilmVideo src={src} files={files} label={label} autoPlay />
          ))}
      </div>
      {isPlaying && isEmbedded && (
        <p className={styles.elsewhere}>
          Nothing to see? <a href={href}>{src ? 'Play our own copy' : `Watch it at ${site}`}</a>
        </p>
      )}
    </div>
  );
}

function hostOf(address: string): string | undefined {
  return parseUrl(address)?.hostname.replace(/^www\./, '');
}
