import type { CaseCard } from './card.ts';
import { filterGroups, type FilterGroups } from './filter-groups.ts';
import { resolveFilters, filterStudies, nearestStudies, type Filters } from './filters.ts';
import { PAGE_SIZE, parsePage } from './paging.ts';

/** The content of the library for one query string. */
export type LibraryView = {
  filters: Filters;
  groups: FilterGroups;
  /** The cards of this page; the nearest ones if no study matches. */
  shown: CaseCard[];
  /** The number of studies that match. */
  fitting: number;
  /** The number of all studies. */
  total: number;
  /** Counts from 1. */
  page: number;
  pages: number;
};

/** Up to this number of studies, the browser filters. Above it, the server renders a page for each query string. */
export const MAX_CLIENT_STUDIES = 120;

export function getLibraryView(studies: CaseCard[], search: string): LibraryView {
  const filters = resolveFilters(studies, search);
  const fitting = filterStudies(studies, filters);
  const pages = Math.max(1, Math.ceil(fitting.length / PAGE_SIZE));
  const page = Math.min(parsePage(search), pages);
  return {
    filters,
    groups: filterGroups(studies, filters),
    shown:
      fitting.length > 0 ? fitting.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) : nearestStudies(studies, filters),
    fitting: fitting.length,
    total: studies.length,
    page,
    pages,
  };
}

/** The view without the packed words, which only a search in the browser needs. */
export function removeSearchWords(view: LibraryView): LibraryView {
  return { ...view, shown: view.shown.map((card) => ({ ...card, words: '' })) };
}
