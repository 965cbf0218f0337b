'use client';

import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { goTo, opensElsewhere, useSearch } from '#components/ui/use-search.client';
import type { CaseCard } from '#lib/case-studies/card';
import { filterStudies, filtersHref, formatFilters, NO_FILTERS } from '#lib/case-studies/filters';
import { libraryView, type LibraryView } from '#lib/case-studies/library-view';
import { tidyText } from '#lib/content/search-text';
import { CaseGrid } from './case-grid.tsx';
import { CaseLibraryChips } from './case-library-chips.tsx';
import { CaseLibraryEmpty } from './case-library-empty.tsx';
import styles from './case-library.module.css';
import { CaseLibraryMore } from './case-library-more.client.tsx';
import { CaseLibraryPages } from './case-library-pages.tsx';
import { CaseLibrarySearch } from './case-library-search.client.tsx';
import { forgetLastList, saveLastList } from './last-list.ts';
import { ShowInstead, type ShownStudies } from './show-instead.ts';

const SteadyGrid = memo(CaseGrid);

type CaseLibraryProps = {
  search?: string;
  /** What stands above the list; it may show other studies instead, through `ShowInstead`. */
  children?: ReactNode;
} & (
  | { studies: CaseCard[]; view?: undefined }
  /** Of a library that is too large to be here as a whole: what this one address shows. */
  | { studies?: undefined; view: LibraryView }
);

/**
 * The list and what narrows it. `search` is the filter query that the page was rendered for. Chips and pages are links and
 * the search is a form, so that the server answers them until React is there; from then on the address alone holds the
 * filters, and the list follows it without loading. A large library goes on asking the server. What was pressed or typed is painted
 * first, the list right after.
 */
export function CaseLibrary({ studies: own, view: served, search: servedSearch, children }: CaseLibraryProps) {
  const [instead, showInstead] = useState<ShownStudies | null>(null);
  const search = useSearch(servedSearch);
  const count = useRef<HTMLParagraphElement>(null);
  const studies = instead?.studies ?? own;
  const links = instead?.links;
  const now = useMemo(
    () => ({ studies, view: studies || !served ? libraryView(studies ?? [], search) : served }),
    [studies, served, search],
  );
  const later = useDeferredValue(now);
  const { view } = now;
  // Studies that are shown instead of others come at once, together with the word that says so.
  const list = later.studies === studies ? later.view : view;
  const { filters, groups, total } = view;
  const isLive = studies !== undefined;
  const isFiltered = formatFilters(filters) !== '';
  const everything = filtersHref(NO_FILTERS, search);

  useEffect(() => {
    const found = studies ? filterStudies(studies, filters) : view.shown;
    if (isFiltered && !links) saveLastList(found);
    else forgetLastList();
  });

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isLive || opensElsewhere(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    afterPaint(() => goTo(link.href, true), link);
  }

  /** The link goes away with the last filter, and the focus with it. */
  function clear(event: MouseEvent<HTMLAnchorElement>) {
    follow(event);
    if (event.defaultPrevented) count.current?.focus();
  }

  /** A page is a step that Back goes back over. The cards of the one before are gone, so its count takes the focus. */
  function turn(event: MouseEvent<HTMLAnchorElement>) {
    if (!isLive || opensElsewhere(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    afterPaint(() => {
      goTo(href);
      count.current?.focus();
    }, event.currentTarget);
  }

  const chips = { search, onChoose: follow };
  return (
    <>
      <ShowInstead value={showInstead}>{children}</ShowInstead>
      <div className={styles.panel} data-no-print>
        <CaseLibrarySearch
          filters={filters}
          isLive={isLive}
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
          {list.fitting} of {total} case studies{list.pages > 1 && `, page ${list.page} of ${list.pages}`}
        </p>
        {isFiltered && (
          <a className={`go ${styles.clear}`} data-no-print href={everything} onClick={clear}>
            Clear all
          </a>
        )}
      </div>
      {list.fitting > 0 ? (
        <SteadyGrid studies={list.shown} links={links} heading="h2" eager />
      ) : (
        <CaseLibraryEmpty nearest={list.shown} total={total} links={links} everything={everything} onClear={clear} />
      )}
      <CaseLibraryPages page={list.page} pages={list.pages} search={search} onTurn={turn} />
    </>
  );
}
