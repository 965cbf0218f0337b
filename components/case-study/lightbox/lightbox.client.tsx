'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { PlayBadge } from '#components/ui/play-badge';
import { isModifiedClick } from '#components/ui/use-search.client';
import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import type { CaseStudy } from '#lib/case-studies/schema';
import { filmSlug, isFilm, posterOf } from '#lib/content/film-files';
import { ENHANCED_LINK } from '#lib/delivery/html/html-markers';
import { hidePicture, pictureId, showPicture, useShownPicture } from './lightbox-address.client.tsx';
import { LightboxDialog } from './lightbox-dialog.client.tsx';
import styles from './lightbox.module.css';

/** Pictures and films of an event. Each is a link to its file. A click without a modifier key opens it in a dialog. */
export function Lightbox({ pictures }: { pictures: CaseStudy['gallery'] }) {
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
    if (isModifiedClick(event)) return;
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
              {...ENHANCED_LINK}
              {...(isFilm(url) ? reportAttribute({ event: 'video_play', slug: filmSlug(url) }) : {})}
            >
              <img
                src={isFilm(url) ? posterOf(url) : url}
                alt={alt}
                width="720"
                height="540"
                loading="lazy"
                decoding="async"
              />
              {isFilm(url) && <PlayBadge />}
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
