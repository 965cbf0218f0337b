'use client';

import type { MouseEvent } from 'react';
import { goTo, opensElsewhere, useSearch } from '#components/ui/use-search.client';
import type { CaseCard } from '#lib/case-studies/card';
import { CATEGORIES } from '#lib/case-studies/categories';
import { CaseGrid } from './case-grid.tsx';
import styles from './case-library.module.css';

/** The list with category chips. The served HTML holds every study; the category in the address narrows it. */
export function CaseLibrary({ studies }: { studies: CaseCard[] }) {
  const category = categoryIn(useSearch());
  const shown = category ? studies.filter((study) => study.categories.some((one) => one === category)) : studies;

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    goTo(event.currentTarget.href, true);
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
      <noscript>
        <p>Narrowing the list needs JavaScript. Every case study is below.</p>
      </noscript>
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
function categoryIn(search: string): string {
  const wanted = new URLSearchParams(search).get('category') ?? '';
  const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');
  return CATEGORIES.find((name) => slug(name) === slug(wanted)) ?? '';
}
