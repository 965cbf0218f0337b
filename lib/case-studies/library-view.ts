import type { CaseCard } from './card.ts';
import { filterGroups, type FilterGroups } from './filter-groups.ts';
import { filtersFor, filterStudies, nearestStudies, type Filters } from './filters.ts';
import { PAGE_SIZE, pageOf } from './paging.ts';

/** What one address of the library shows. */
export type LibraryView = {
  filters: Filters;
  groups: FilterGroups;
  /** The cards of this page; when nothing fits, those that come nearest. */
  shown: CaseCard[];
  /** How many studies fit, of how many. */
  fitting: number;
  total: number;
  /** Counts from 1. */
  page: number;
  pages: number;
};

/** Larger libraries stay on the server: each of their addresses is a page of its own, with the cards that it shows. */
export const MOST_AT_ONCE = 120;

export function libraryView(studies: CaseCard[], search: string): LibraryView {
  const filters = filtersFor(studies, search);
  const fitting = filterStudies(studies, filters);
  const pages = Math.max(1, Math.ceil(fitting.length / PAGE_SIZE));
  const page = Math.min(pageOf(search), pages);
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

/** A view without the words that only a search needs. */
export function withoutWords(view: LibraryView): LibraryView {
  return { ...view, shown: view.shown.map((card) => ({ ...card, words: '' })) };
}
