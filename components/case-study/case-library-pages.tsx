import type { MouseEvent } from 'react';
import { pageHref } from '#lib/case-studies/paging';
import styles from './case-library-pages.module.css';

type CaseLibraryPagesProps = {
  page: number;
  pages: number;
  /** The query of the address so far. */
  search: string;
  onTurn: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The ways to the pages of a long list; nothing where one page holds it all. */
export function CaseLibraryPages({ page, pages, search, onTurn }: CaseLibraryPagesProps) {
  if (pages < 2) return null;
  const numbers = numbersAround(page, pages);
  return (
    <nav className={styles.pages} aria-label="Pages of the list" data-no-print>
      {page > 1 && (
        <a className="go" rel="prev" href={pageHref(page - 1, search)} onClick={onTurn}>
          Earlier page
        </a>
      )}
      <ol className={styles.numbers}>
        {numbers.map((number, index) => (
          <li key={number} data-gap={number - (numbers[index - 1] ?? 0) > 1}>
            <a
              className={styles.number}
              href={pageHref(number, search)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={onTurn}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="go" rel="next" href={pageHref(page + 1, search)} onClick={onTurn}>
          Next page
        </a>
      )}
    </nav>
  );
}

/** The first, the last, and those around the one that is open. */
function numbersAround(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 2);
}
