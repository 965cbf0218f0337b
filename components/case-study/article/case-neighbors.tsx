import type { CardSummary } from '#lib/case-studies/card';
import { getNeighbors, relatedStudies } from '#lib/case-studies/related';
import type { ShownStudy } from '#lib/case-studies/schema';
import { CaseGrid } from '../library/case-grid.tsx';
import type { CaseLinks } from '../library/case-links.ts';
import styles from './case-neighbors.module.css';
import { CasePager } from './case-pager.client.tsx';

type CaseNeighborsProps = {
  study: ShownStudy;
  all: ShownStudy[];
  links?: CaseLinks;
  /** The cards of the related studies. By default they are the studies themselves. */
  related?: CardSummary[];
};

/** Three related studies, and links to the previous and the next study of the library. */
export function CaseNeighbors({ study, all, links, related = relatedStudies(study, all) }: CaseNeighborsProps) {
  const { previous, next } = getNeighbors(study, all);
  return (
    <section className={styles.neighbors} aria-labelledby="related">
      <div className="wrap">
        <h2 id="related" className={`display ${styles.title}`}>
          {related.length > 0 ? 'More like this' : 'Read on'}
        </h2>
        <CaseGrid studies={related} links={links} />
        <CasePager
          slug={study.slug}
          previous={toStudyRef(previous)}
          next={toStudyRef(next)}
          total={all.length}
          links={links}
        />
      </div>
    </section>
  );
}

/** Only these fields are sent to the client component. */
function toStudyRef(study?: ShownStudy) {
  return study && { slug: study.slug, company: study.company };
}
