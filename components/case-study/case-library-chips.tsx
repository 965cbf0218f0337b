import type { MouseEvent } from 'react';
import { reportMark } from '#lib/analytics/report-mark';
import type { FilterGroup } from '#lib/case-studies/filter-groups';
import { filtersHref } from '#lib/case-studies/filters';
import styles from './case-library-chips.module.css';

type CaseLibraryChipsProps = {
  group: FilterGroup;
  /** The query of the address so far. */
  search: string;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** On a phone: two rows that slide. */
  slides?: boolean;
};

/** One group of filters: links that set and take back, each with what it would show. Without a result it is no link. */
export function CaseLibraryChips({ group, search, onChoose, slides = false }: CaseLibraryChipsProps) {
  const id = `filter-${group.label.toLowerCase()}`;
  return (
    <div className={styles.group} role="group" aria-labelledby={id} data-slides={slides}>
      <p id={id} className={styles.label}>
        {group.label}
      </p>
      <ul className={styles.chips}>
        {group.options.map(({ label, count, isSet, filters }, index) => {
          const mark = reportMark({
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

/** "Escape Room" is escape-room, "Up to 30" is up-to-30. */
function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
