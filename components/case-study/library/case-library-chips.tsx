import type { MouseEvent } from 'react';
import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import type { FilterGroup } from '#lib/case-studies/filter-groups';
import { filtersHref } from '#lib/case-studies/filters';
import styles from './case-library-chips.module.css';

type CaseLibraryChipsProps = {
  group: FilterGroup;
  /** The current query string. */
  search: string;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** True for two rows that scroll sideways on a phone. */
  isScrollable?: boolean;
};

/** One group of filters: links that set or remove a filter, each with its number of results. A filter without results has no link. */
export function CaseLibraryChips({ group, search, onChoose, isScrollable = false }: CaseLibraryChipsProps) {
  const id = `filter-${group.label.toLowerCase()}`;
  return (
    <div className={styles.group} role="group" aria-labelledby={id} data-scrollable={isScrollable}>
      <p id={id} className={styles.label}>
        {group.label}
      </p>
      <ul className={styles.chips}>
        {group.options.map(({ label, count, isSet, filters }, index) => {
          const mark = reportAttribute({
            event: 'case_filter',
            filter: group.name,
            slug: slugOf(label),
            position: index + 1,
          });
          const link = { href: filtersHref(filters, search), rel: 'nofollow', onClick: onChoose, ...mark };
          const isEmpty = count === 0 && !isSet;
          return (
            <li key={label}>
              <a
                className={styles.chip}
                {...(isEmpty ? { 'aria-disabled': true } : link)}
                aria-current={isSet ? 'true' : undefined}
              >
                {`${label} `}
                <span className={styles.count}>{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** For example escape-room for "Escape Room" and up-to-30 for "Up to 30". */
function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
