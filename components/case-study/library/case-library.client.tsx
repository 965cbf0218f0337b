'use client';

import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { goTo, isModifiedClick, useSearch } from '#components/ui/use-search.client';
import type { CaseCard } from '#lib/case-studies/card';
import { filterStudies, filtersHref, formatFilters, NO_FILTERS } from '#lib/case-studies/filters';
import { getLibraryView, type LibraryView } from '#lib/case-studies/library-view';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { normalizeSearchText } from '#lib/content/search-text';
import { CaseGrid } from './case-grid.tsx';
import { CaseLibraryChips } from './case-library-chips.tsx';
import { CaseLibraryEmpty } from './case-library-empty.tsx';
import styles from './case-library.module.css';
import { CaseLibraryMore } from './case-library-more.client.tsx';
import { CaseLibraryPages } from './case-library-pages.tsx';
import { CaseLibrarySearch } from './case-library-search.client.tsx';
import { clearLastList, saveLastList } from './last-list.ts';
import { StudiesOverrideContext, type StudiesOverride } from './studies-override.ts';

const MemoizedGrid = memo(CaseGrid);

type CaseLibraryProps = {
  search?: string;
  /** Whether the filters only work with scripts, because the host sends the same page for every query. */
  needsScripts?: boolean;
  /** Rendered above the list. It may replace the studies, through `StudiesOverrideContext`. */
  children?: ReactNode;
} & (
  | { studies: CaseCard[]; view?: undefined }
  /** For a library that is too large to send as a whole: only what the current URL shows. */
  | { studies?: undefined; view: LibraryView }
);

/**
 * The list of studies with its filters. `search` is the query string that the page was rendered for. Chips and pages are
 * links and the search is a form, so that the server answers them before hydration. After hydration the URL is the only
 * state of the filters: the list follows it without a page load. A large library still requests each list from the server.
 * A press or a typed letter is painted first, the list right after it.
 */
export function CaseLibrary({
  studies: own,
  view: served,
  search: servedSearch,
  needsScripts,
  children,
}: CaseLibraryProps) {
  const [override, setOverride] = useState<StudiesOverride | null>(null);
  const search = useSearch(servedSearch);
  const count = useRef<HTMLParagraphElement>(null);
  const studies = override?.studies ?? own;
  const links = override?.links;
  const current = useMemo(
    () => ({ studies, view: studies || !served ? getLibraryView(studies ?? [], search) : served }),
    [studies, served, search],
  );
  const deferred = useDeferredValue(current);
  const { view } = current;
  // Overriding studies are shown at once, together with the banner that announces them.
  const list = deferred.studies === studies ? deferred.view : view;
  const { filters, groups, total } = view;
  const isLive = studies !== undefined;
  const isFiltered = formatFilters(filters) !== '';
  const allHref = filtersHref(NO_FILTERS, search);

  useEffect(() => {
    const found = studies ? filterStudies(studies, filters) : view.shown;
    if (isFiltered && !links) saveLastList(found);
    else clearLastList();
  });

  function applyFilter(event: MouseEvent<HTMLAnchorElement>) {
    if (!isLive || isModifiedClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    afterPaint(() => goTo(link.href, true), link);
  }

  /** The link disappears with the last filter. The count gets its focus. */
  function clearFilters(event: MouseEvent<HTMLAnchorElement>) {
    applyFilter(event);
    if (event.defaultPrevented) count.current?.focus();
  }

  /** Each page adds a history entry. Its cards replace those of the previous page, so the count gets the focus. */
  function changePage(event: MouseEvent<HTMLAnchorElement>) {
    if (!isLive || isModifiedClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    afterPaint(() => {
      goTo(href);
      count.current?.focus();
    }, event.currentTarget);
  }

  const chips = { search, onChoose: applyFilter };
  return (
    <>
      <StudiesOverrideContext value={setOverride}>{children}</StudiesOverrideContext>
      <div className={styles.panel} data-no-print {...(needsScripts && NEEDS_SCRIPTS)}>
        <CaseLibrarySearch
          filters={filters}
          isLive={isLive}
          onSearch={(text) => goTo(filtersHref({ ...filters, q: normalizeSearchText(text) }, location.search), true)}
          onEnter={() => count.current?.focus()}
        />
        <nav className={styles.kinds} aria-label="Filter by kind">
          <CaseLibraryChips group={groups.category} isScrollable {...chips} />
        </nav>
        <CaseLibraryMore filters={filters}>
          <CaseLibraryChips group={groups.size} {...chips} />
          <CaseLibraryChips group={groups.format} {...chips} />
          <CaseLibraryChips group={groups.city} {...chips} />
        </CaseLibraryMore>
      </div>
      <div className={styles.result}>
        <p ref={count} role="status" tabIndex={-1} className={styles.count}>
          {`${list.fitting} of ${total} case studies${list.pages > 1 ? `, page ${list.page} of ${list.pages}` : ''}`}
        </p>
        {isFiltered && (
          <a className={`go ${styles.clear}`} data-no-print href={allHref} onClick={clearFilters}>
            Clear all
          </a>
        )}
      </div>
      {list.fitting > 0 ? (
        <MemoizedGrid studies={list.shown} links={links} heading="h2" eager />
      ) : (
        <CaseLibraryEmpty nearest={list.shown} total={total} links={links} allHref={allHref} onClear={clearFilters} />
      )}
      <CaseLibraryPages page={list.page} pages={list.pages} search={search} onPageChange={changePage} />
    </>
  );
}
