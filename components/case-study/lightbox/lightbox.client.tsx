'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { PlayBadge } from '#components/ui/play-badge';
import { isModifiedClick } from '#components/ui/use-search.client';
import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import type { ShownStudy } from '#lib/case-studies/schema';
import { filmSite, filmSlug, hasPosterAndCaptions, isFilm, posterOf } from '#lib/content/film-files';
import { ENHANCED_LINK } from '#lib/delivery/html/html-markers';
import { hidePicture, pictureId, showPicture, useShownPicture } from './lightbox-address.client.tsx';
import { LightboxDialog } from './lightbox-dialog.client.tsx';
import styles from './lightbox.module.css';

/** Pictures and films of an event. Each is a link to its file. A click without a modifier key opens it in a dialog. */
export function Lightbox({ pictures }: { pictures: ShownStudy['gallery'] }) {
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
              <Thumbnail url={url} alt={alt} />
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <LightboxDialog
          pictures={pictures}
          shown={shown}
          isFilmStarting={shown === clicked}
          onNavigate={goToPicture}
          onClose={hidePicture}
        />
      )}
    </>
  );
}

function Thumbnail({ url, alt }: ShownStudy['gallery'][number]) {
  const isVideo = isFilm(url) || filmSite(url) !== undefined;
  const src = !isVideo ? url : hasPosterAndCaptions(url) ? posterOf(url) : undefined;
  return (
    <>
      {src ? (
        <img src={src} alt={alt} width="720" height="540" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.film}>{alt}</span>
      )}
      {isVideo && <PlayBadge site={filmSite(url)} />}
    </>
  );
}
