import type { MouseEvent } from 'react';
import { pageHref } from '#lib/case-studies/paging';
import styles from './case-library-pages.module.css';

type CaseLibraryPagesProps = {
  page: number;
  pages: number;
  /** The current query string. */
  search: string;
  onPageChange: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The pagination of a long list. Renders nothing for a single page. */
export function CaseLibraryPages({ page, pages, search, onPageChange }: CaseLibraryPagesProps) {
  if (pages < 2) return null;
  const numbers = visiblePageNumbers(page, pages);
  return (
    <nav className={styles.pages} aria-label="Pages of the list" data-no-print>
      {page > 1 && (
        <a className="go" rel="prev" href={pageHref(page - 1, search)} onClick={onPageChange}>
          Earlier page
        </a>
      )}
      <ol className={styles.numbers}>
        {numbers.map((number, index) => (
          <li key={number} data-skipped={number - (numbers[index - 1] ?? 0) > 1}>
            <a
              className={styles.number}
              href={pageHref(number, search)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={onPageChange}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="go" rel="next" href={pageHref(page + 1, search)} onClick={onPageChange}>
          Next page
        </a>
      )}
    </nav>
  );
}

/** The first page, the last page, and up to two pages on each side of the current one. */
function visiblePageNumbers(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 2);
}
