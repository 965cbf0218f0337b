'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { Picture } from '#components/ui/picture';
import { PlayBadge } from '#components/ui/play-badge';
import { isModifiedClick } from '#components/ui/use-search.client';
import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import type { ShownStudy } from '#lib/case-studies/schema';
import { filmSlug, isFilm } from '#lib/content/film-files';
import { filmSite } from '#lib/content/film-sites';
import { ENHANCED_LINK } from '#lib/delivery/html/html-markers';
import { guessFilmFiles, type FilmFiles, type Films } from '#lib/pictures/film';
import type { Photo, Photos } from '#lib/pictures/photo';
import { hidePicture, pictureId, showPicture, useShownPicture } from './lightbox-address.client.tsx';
import { LightboxDialog } from './lightbox-dialog.client.tsx';
import styles from './lightbox.module.css';

type LightboxProps = {
  pictures: ShownStudy['gallery'];
  /** The photos and films by the URLs of `pictures`. */
  photos?: Photos;
  films?: Films;
};

/** Pictures and films of an event. Each is a link to its file. A click without a modifier key opens it in a dialog. */
export function Lightbox({ pictures, photos = {}, films = {} }: LightboxProps) {
  const shown = useShownPicture(pictures.length);
  const [clicked, setClicked] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<number>(undefined);

  useEffect(() => {
    if (shown === undefined && last.current !== undefined) {
      list.current?.querySelectorAll('a')[last.current]?.focus();
    }
    last.current = shown;
  }, [shown]);

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (isModifiedClick(event) || filmSite(pictures[index]?.url ?? '')) return;
    event.preventDefault();
    afterPaint(() => {
      setClicked(index);
      showPicture(index);
    }, event.currentTarget);
  }

  function goToPicture(index: number) {
    setClicked(undefined);
    showPicture(index);
  }

  return (
    <>
      <ul ref={list} className={styles.pictures}>
        {pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <a
              id={pictureId(index)}
              href={url}
              onClick={(event) => open(event, index)}
              {...(filmSite(url) ? {} : ENHANCED_LINK)}
              {...(isFilm(url) ? reportAttribute({ event: 'video_play', slug: filmSlug(url) }) : {})}
            >
              <Thumbnail url={url} alt={alt} photo={photos[url]} film={films[url]} isLarge={index % 6 === 0} />
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <LightboxDialog
          pictures={pictures}
          photos={photos}
          films={films}
          shown={shown}
          isFilmStarting={shown === clicked}
          onNavigate={goToPicture}
          onClose={hidePicture}
        />
      )}
    </>
  );
}

/** The width of a picture in the grid (lightbox.module.css). */
const SIZES = {
  large: '(max-width: 600px) calc(100vw - 40px), (max-width: 1440px) 62vw, 870px',
  small: '(max-width: 600px) calc(100vw - 40px), (max-width: 1440px) 31vw, 430px',
};
const RANGE = { min: 360, max: 1240 };

type ThumbnailProps = ShownStudy['gallery'][number] & { photo?: Photo; film?: FilmFiles; isLarge: boolean };

function Thumbnail({ url, alt, photo, film = guessFilmFiles(url), isLarge }: ThumbnailProps) {
  const isVideo = isFilm(url) || filmSite(url) !== undefined;
  const src = isVideo ? film.poster : url;
  return (
    <>
      {src ? (
        <Picture
          src={src}
          photo={isVideo ? film.photo : photo}
          alt={alt}
          width={720}
          height={540}
          loading="lazy"
          sizes={SIZES[isLarge ? 'large' : 'small']}
          range={RANGE}
        />
      ) : (
        <span className={styles.film}>{alt}</span>
      )}
      {isVideo && <PlayBadge site={filmSite(url)} />}
    </>
  );
}
