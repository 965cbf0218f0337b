import type { MouseEvent } from 'react';
import type { CaseCard } from '#lib/case-studies/card';
import { nearestStudies, type Filters } from '#lib/case-studies/filters';
import { CaseGrid } from './case-grid.tsx';
import type { CaseLinks } from './case-links.ts';
import styles from './case-library-empty.module.css';

type CaseLibraryEmptyProps = {
  studies: CaseCard[];
  links?: CaseLinks;
  filters: Filters;
  /** The address of the whole list. */
  everything: string;
  onClear: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Nothing fits: the two studies that come closest, and the ways on. */
export function CaseLibraryEmpty({ studies, links, filters, everything, onClear }: CaseLibraryEmptyProps) {
  return (
    <>
      <div className={styles.empty}>
        <p className="h3">Nobody has played quite that one yet.</p>
        <p className="lead">
          You could be the first: your price takes three answers. Until then, the two stories below come closest.
        </p>
        <p className={styles.ways}>
          <a className="go" href={everything} onClick={onClear}>
            See all {studies.length} stories
          </a>
          <a className="go" href="/get-a-quote?from=case-studies">
            Price the first one
          </a>
        </p>
      </div>
      <CaseGrid studies={nearestStudies(studies, filters)} links={links} heading="h2" eager />
    </>
  );
}
