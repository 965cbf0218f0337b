'use client';

import { useSyncExternalStore } from 'react';
import { reportMark } from '#lib/analytics/report-mark';
import { neighborsOf } from '#lib/case-studies/related';
import { PUBLISHED, type CaseLinks } from './case-links.ts';
import styles from './case-neighbors.module.css';
import { parseLastList, readLastList } from './last-list.ts';

type Stop = { slug: string; company: string };
type CaseTurnsProps = { slug: string; previous?: Stop; next?: Stop; total: number; links?: CaseLinks };

/**
 * The stories before and after: in the whole library, or in the filtered list that the visitor came from. With `links` of
 * its own a library remembers no list.
 */
export function CaseTurns({ slug, total, links, ...served }: CaseTurnsProps) {
  const stored = useSyncExternalStore(neverChanges, links ? noList : readLastList, noList);
  const list = stored === null ? null : parseLastList(stored, slug, document.referrer);
  const { list: everything, study: hrefOf } = links ?? PUBLISHED;
  const { previous, next } = list ? neighborsOf({ slug }, list.studies) : served;
  const markOf = (slug: string, position: number) => reportMark({ event: 'case_open', slug, position });
  return (
    <nav aria-label="Previous and next case study" className={styles.turns}>
      {previous ? (
        <a className="go" rel="prev" href={hrefOf(previous.slug)} {...markOf(previous.slug, 1)}>
          Previous: {previous.company}
        </a>
      ) : (
        <span>First story</span>
      )}
      <a className="go" href={list?.href ?? everything}>
        {list ? `Back to your list of ${list.studies.length}` : `All ${total} case studies`}
      </a>
      {next ? (
        <a className="go" rel="next" href={hrefOf(next.slug)} {...markOf(next.slug, 2)}>
          Next: {next.company}
        </a>
      ) : (
        <span>Last story</span>
      )}
    </nav>
  );
}

const noList = () => null;

/** The list is written by another page. */
function neverChanges() {
  return () => {};
}
