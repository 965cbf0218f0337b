'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { reportMark } from '#lib/analytics/report-mark';
import { opensElsewhere } from './use-search.client.tsx';
import styles from './map-facade.module.css';

type MapFacadeProps = {
  /** The anchor of the place, for reports. */
  name: string;
  /** The address, for those who cannot see the map. */
  label: string;
  /** The place at a map provider, for a link. */
  page: string;
  /** The provider's map for a frame; without it the link is all there is. */
  frame?: string;
  /** The drawn map. */
  children: ReactNode;
};

/**
 * A drawn map, and a link to the place at Google Maps. Where a frame is configured, a click puts Google's map over the drawn
 * one, which stays behind it until it comes; the link stays, too, for when it does not.
 */
export function MapFacade({ name, label, page, frame, children }: MapFacadeProps) {
  const [isShown, setShown] = useState(false);
  const canShow = frame !== undefined && !isShown;

  function show(event: MouseEvent) {
    if (!canShow || opensElsewhere(event)) return;
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
      <p className={styles.way}>
        <a
          className="button"
          data-variant="plain"
          href={page}
          onClick={show}
          {...(canShow ? reportMark({ event: 'map_load', slug: name }) : {})}
        >
          <i aria-hidden="true" />
          {canShow ? 'Show on Google Maps' : 'Open in Google Maps'}
        </a>
      </p>
    </div>
  );
}
