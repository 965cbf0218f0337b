import type { MouseEvent } from 'react';
import type { CaseCard } from '#lib/case-studies/card';
import { CaseGrid } from './case-grid.tsx';
import type { CaseLinks } from './case-links.ts';
import styles from './case-library-empty.module.css';

type CaseLibraryEmptyProps = {
  /** The studies that come closest. */
  nearest: CaseCard[];
  /** How many there are at all. */
  total: number;
  links?: CaseLinks;
  /** The address of the whole list. */
  everything: string;
  onClear: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Nothing fits: the two studies that come closest, and the ways on. */
export function CaseLibraryEmpty({ nearest, total, links, everything, onClear }: CaseLibraryEmptyProps) {
  return (
    <>
      <div className={styles.empty}>
        <p className="h3">Nobody has played quite that one yet.</p>
        <p className="lead">
          You could be the first: your price takes three answers. Until then, the two stories below come closest.
        </p>
        <p className={styles.ways}>
          <a className="go" href={everything} onClick={onClear}>
            See all {total} stories
          </a>
          <a className="go" href="/get-a-quote?from=case-studies">
            Price the first one
          </a>
        </p>
      </div>
      <CaseGrid studies={nearest} links={links} heading="h2" eager />
    </>
  );
}
