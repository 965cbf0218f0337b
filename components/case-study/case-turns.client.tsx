'use client';

import { useSyncExternalStore } from 'react';
import { neighborsOf } from '#lib/case-studies/related';
import styles from './case-neighbors.module.css';
import { parseLastList, readLastList } from './last-list.ts';

type Stop = { slug: string; company: string };
type CaseTurnsProps = { slug: string; previous?: Stop; next?: Stop; total: number };

/** The stories before and after: in the whole library, or in the filtered list that the visitor came from. */
export function CaseTurns({ slug, total, ...served }: CaseTurnsProps) {
  const stored = useSyncExternalStore(neverChanges, readLastList, () => null);
  const list = stored === null ? null : parseLastList(stored, slug, document.referrer);
  const { previous, next } = list ? neighborsOf({ slug }, list.studies) : served;
  return (
    <nav aria-label="Previous and next case study" className={styles.turns}>
      {previous ? (
        <a className="go" rel="prev" href={`/case-studies/${previous.slug}`}>
          Previous: {previous.company}
        </a>
      ) : (
        <span>First story</span>
      )}
      <a className="go" href={list?.href ?? '/case-studies'}>
        {list ? `Back to your list of ${list.studies.length}` : `All ${total} case studies`}
      </a>
      {next ? (
        <a className="go" rel="next" href={`/case-studies/${next.slug}`}>
          Next: {next.company}
        </a>
      ) : (
        <span>Last story</span>
      )}
    </nav>
  );
}

/** The list is written by another page. */
function neverChanges() {
  return () => {};
}
