'use client';

import { useState, type ReactNode } from 'react';
import type { Filters } from '#lib/case-studies/filters';
import styles from './case-library-more.module.css';

/**
 * The filters that wait until somebody wants them, so that the stories start on the first screen. Open from the start when one of them is set; after that
 * the visitor opens and closes.
 */
export function CaseLibraryMore({ filters, children }: { filters: Filters; children: ReactNode }) {
  const set = [filters.size, filters.format, filters.city].filter(Boolean).length;
  const [isOpen] = useState(set > 0);
  return (
    <details className={styles.more} open={isOpen} suppressHydrationWarning>
      <summary
        className={styles.summary}
      >{`More filters: players, format and city${set > 0 ? `, ${set} set` : ''}`}</summary>
      <nav className={styles.groups} aria-label="Filter by players, format and city">
        {children}
      </nav>
    </details>
  );
}
