'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import { ENHANCED_LINK } from '#lib/delivery/html/html-markers';
import { isModifiedClick } from './use-search.client.tsx';
import styles from './map-facade.module.css';

type MapFacadeProps = {
  /** The id of the section, for analytics events. */
  name: string;
  /** The postal address, for assistive technology. */
  label: string;
  /** URL of the place at the map provider, for the link. */
  page: string;
  /** URL of the provider's embedded map. Without it there is only the link. */
  frame?: string;
  /** The drawn map. */
  children: ReactNode;
};

/**
 * A drawn map, and a link to the place at Google Maps. With `frame`, a click puts the embedded map over the drawn one. The
 * drawing remains visible until the embedded map has loaded, and the link remains in case it does not load.
 */
export function MapFacade({ name, label, page, frame, children }: MapFacadeProps) {
  const [isShown, setShown] = useState(false);
  const canShow = frame !== undefined && !isShown;

  function show(event: MouseEvent) {
    if (!canShow || isModifiedClick(event)) return;
    event.preventDefault();
    setShown(true);
  }

  return (
    <div data-no-print>
      <div className={styles.map}>
        {children}
        {isShown && (
          <iframe
            className={styles.frame}
            src={frame}
            title={`Google Maps: ${label}`}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="fullscreen"
            ref={(element) => element?.focus()}
          />
        )}
      </div>
      <p className={styles.action}>
        <a
          className="button"
          data-variant="plain"
          href={page}
          onClick={show}
          {...(canShow ? { ...ENHANCED_LINK, ...reportAttribute({ event: 'map_load', slug: name }) } : {})}
        >
          <i aria-hidden="true" />
          <span>{canShow ? 'Show on Google Maps' : 'Open in Google Maps'}</span>
        </a>
      </p>
    </div>
  );
}
