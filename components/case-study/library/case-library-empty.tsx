import type { MouseEvent } from 'react';
import type { CaseCard } from '#lib/case-studies/card';
import { CaseGrid } from './case-grid.tsx';
import type { CaseLinks } from './case-links.ts';
import styles from './case-library-empty.module.css';

type CaseLibraryEmptyProps = {
  /** The closest matches. */
  nearest: CaseCard[];
  /** Number of all studies. */
  total: number;
  links?: CaseLinks;
  /** URL of the unfiltered list. */
  allHref: string;
  onClear: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The state without results: the two closest studies, and links to all studies and to a quote. */
export function CaseLibraryEmpty({ nearest, total, links, allHref, onClear }: CaseLibraryEmptyProps) {
  return (
    <>
      <div className={styles.empty}>
        <p className="h3">Nobody has played quite that one yet.</p>
        <p className="lead">
          You could be the first: your price takes three answers. Until then, the two stories below come closest.
        </p>
        <p className={styles.links}>
          <a className="go" href={allHref} onClick={onClear}>
            {`See all ${total} stories`}
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
