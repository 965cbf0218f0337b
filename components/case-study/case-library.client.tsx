'use client';

import { useSyncExternalStore, type MouseEvent } from 'react';
import type { CaseCard } from '#lib/case-studies/card';
import { CATEGORIES } from '#lib/case-studies/categories';
import { CaseGrid } from './case-grid.tsx';
import styles from './case-library.module.css';

const CHANGED = 'case-library-changed';

/** The list with category chips. The served HTML holds every study; the category in the address narrows it. */
export function CaseLibrary({ studies }: { studies: CaseCard[] }) {
  const category = useSyncExternalStore(subscribe, categoryInAddress, () => '');
  const shown = category ? studies.filter((study) => study.categories.some((one) => one === category)) : studies;

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', event.currentTarget.href);
    dispatchEvent(new Event(CHANGED));
  }

  const chip = (label: string, value: string, count: number) => (
    <li key={label}>
      <a href={hrefOf(value)} onClick={choose} aria-current={category === value ? 'true' : undefined}>
        {label} {count}
      </a>
    </li>
  );

  return (
    <>
      <nav aria-label="Filter by category">
        <ul className={styles.chips}>
          {chip('All', '', studies.length)}
          {CATEGORIES.map((name) =>
            chip(name, name, studies.filter((study) => study.categories.includes(name)).length),
          )}
        </ul>
      </nav>
      <p className="visually-hidden" role="status">
        {shown.length} of {studies.length} case studies
      </p>
      <CaseGrid studies={shown} heading="h2" eager />
    </>
  );
}

function hrefOf(category: string): string {
  return category ? `/case-studies?category=${encodeURIComponent(category)}` : '/case-studies';
}

/** The category that the address asks for; unknown ones count as none. */
function categoryInAddress(): string {
  const wanted = new URLSearchParams(location.search).get('category') ?? '';
  const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');
  return CATEGORIES.find((name) => slug(name) === slug(wanted)) ?? '';
}

function subscribe(notify: () => void): () => void {
  addEventListener(CHANGED, notify);
  addEventListener('popstate', notify);
  return () => {
    removeEventListener(CHANGED, notify);
    removeEventListener('popstate', notify);
  };
}
