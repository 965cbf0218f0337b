'use client';

import { SearchBox } from '#components/ui/search-box.client';
import { LIBRARY_PATH, type Filters } from '#lib/case-studies/filters';

type CaseLibrarySearchProps = {
  filters: Filters;
  /** True if the list is filtered while typing; otherwise the server answers the form. */
  isLive: boolean;
  /** Called with the typed text. */
  onSearch: (text: string) => void;
  onEnter: () => void;
};

/** The search box of the library. Its form contains the other filters as hidden fields. */
export function CaseLibrarySearch({ filters, isLive, onSearch, onEnter }: CaseLibrarySearchProps) {
  const { categories, size, format, city } = filters;
  const others = [...categories.map((one) => ['category', one]), ['size', size], ['format', format], ['city', city]];
  return (
    <SearchBox
      id="case-search"
      action={LIBRARY_PATH}
      text={filters.q}
      placeholder="A company or a city"
      report={{ event: 'case_filter', filter: 'search' }}
      isLive={isLive}
      onSearch={onSearch}
      onEnter={onEnter}
    >
      {others.map(([name, value]) => value && <input key={value} type="hidden" name={name} value={value} />)}
    </SearchBox>
  );
}
