'use client';

import { useState, type ReactNode } from 'react';
import type { Filters } from '#lib/case-studies/filters';
import styles from './case-library-more.module.css';

/**
 * The filters in a disclosure, closed by default so that the stories start on the first screen. It is rendered open if one of
 * its filters is set; after that only the visitor opens and closes it.
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
