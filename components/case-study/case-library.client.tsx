'use client';

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { goTo, opensElsewhere, useSearch } from '#components/ui/use-search.client';
import type { CaseCard } from '#lib/case-studies/card';
import { filterGroups } from '#lib/case-studies/filter-groups';
import { filtersFor, filterStudies, filtersHref, formatFilters, NO_FILTERS, tidyText } from '#lib/case-studies/filters';
import { CaseGrid } from './case-grid.tsx';
import { CaseLibraryChips } from './case-library-chips.tsx';
import { CaseLibraryEmpty } from './case-library-empty.tsx';
import styles from './case-library.module.css';
import { CaseLibraryMore } from './case-library-more.client.tsx';
import { CaseLibrarySearch } from './case-library-search.client.tsx';
import { forgetLastList, saveLastList } from './last-list.ts';
import { ShowInstead, type ShownStudies } from './show-instead.ts';

type CaseLibraryProps = {
  studies: CaseCard[];
  search?: string;
  /** What stands above the list; it may show other studies instead, through `ShowInstead`. */
  children?: ReactNode;
};

/**
 * The list and what narrows it. `search` is the filter query that the page was rendered for. Chips are links and the
 * search is a form, so that the server answers both until React is there; from then on the address alone holds the
 * filters, and the list follows it without loading.
 */
export function CaseLibrary({ studies: own, search: served, children }: CaseLibraryProps) {
  const [instead, showInstead] = useState<ShownStudies | null>(null);
  const { studies, links } = instead ?? { studies: own };
  const search = useSearch(served);
  const count = useRef<HTMLParagraphElement>(null);
  const filters = filtersFor(studies, search);
  const isFiltered = formatFilters(filters) !== '';
  const shown = filterStudies(studies, filters);
  const groups = filterGroups(studies, filters);
  const everything = filtersHref(NO_FILTERS, search);

  useEffect(() => {
    if (isFiltered && !links) saveLastList(shown);
    else forgetLastList();
  });

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    goTo(event.currentTarget.href, true);
  }

  /** The link goes away with the last filter, and the focus with it. */
  function clear(event: MouseEvent<HTMLAnchorElement>) {
    follow(event);
    if (event.defaultPrevented) count.current?.focus();
  }

  const chips = { search, onChoose: follow };
  return (
    <>
      <ShowInstead value={showInstead}>{children}</ShowInstead>
      <div className={styles.panel} data-no-print>
        <CaseLibrarySearch
          filters={filters}
          onSearch={(text) => goTo(filtersHref({ ...filters, q: tidyText(text) }, location.search), true)}
          onEnter={() => count.current?.focus()}
        />
        <nav className={styles.kinds} aria-label="Filter by kind">
          <CaseLibraryChips group={groups.category} slides {...chips} />
        </nav>
        <CaseLibraryMore filters={filters}>
          <CaseLibraryChips group={groups.size} {...chips} />
          <CaseLibraryChips group={groups.format} {...chips} />
          <CaseLibraryChips group={groups.city} {...chips} />
        </CaseLibraryMore>
      </div>
      <div className={styles.result}>
        <p ref={count} role="status" tabIndex={-1} className={styles.count}>
          {shown.length} of {studies.length} case studies
        </p>
        {isFiltered && (
          <a className={`go ${styles.clear}`} data-no-print href={everything} onClick={clear}>
            Clear all
          </a>
        )}
      </div>
      {shown.length > 0 ? (
        <CaseGrid studies={shown} links={links} heading="h2" eager />
      ) : (
        <CaseLibraryEmpty studies={studies} links={links} filters={filters} everything={everything} onClear={clear} />
      )}
    </>
  );
}
