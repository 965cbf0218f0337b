'use client';

import { useSyncExternalStore } from 'react';
import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import { getNeighbors } from '#lib/case-studies/related';
import { PUBLISHED, type CaseLinks } from '../library/case-links.ts';
import styles from './case-neighbors.module.css';
import { parseLastList, readLastList } from '../library/last-list.ts';

type StudyRef = { slug: string; company: string };
type CasePagerProps = { slug: string; previous?: StudyRef; next?: StudyRef; total: number; links?: CaseLinks };

/**
 * Links to the previous and the next story: of the whole library, or of the filtered list that the visitor came from. A
 * library with its own `links` stores no list.
 */
export function CasePager({ slug, total, links, ...served }: CasePagerProps) {
  const stored = useSyncExternalStore(neverChanges, links ? noList : readLastList, noList);
  const list = stored === null ? null : parseLastList(stored, slug, document.referrer);
  const { list: allHref, study: hrefOf } = links ?? PUBLISHED;
  const { previous, next } = list ? getNeighbors({ slug }, list.studies) : served;
  const markOf = (slug: string, position: number) => reportAttribute({ event: 'case_open', slug, position });
  return (
    <nav aria-label="Previous and next case study" className={styles.pager}>
      {previous ? (
        <a className="go" rel="prev" href={hrefOf(previous.slug)} {...markOf(previous.slug, 1)}>
          Previous: {previous.company}
        </a>
      ) : (
        <span>First story</span>
      )}
      <a className="go" href={list?.href ?? allHref}>
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

/** Only other pages write the stored list, so there is no change to subscribe to. */
function neverChanges() {
  return () => {};
}
