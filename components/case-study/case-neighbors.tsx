import { neighborsOf, relatedStudies } from '#lib/case-studies/related';
import type { CaseStudy } from '#lib/case-studies/schema';
import { CaseGrid } from './case-grid.tsx';
import styles from './case-neighbors.module.css';
import { CaseTurns } from './case-turns.client.tsx';

/** Where to read on: three related studies, and the ones before and after in the library. */
export function CaseNeighbors({ study, all }: { study: CaseStudy; all: CaseStudy[] }) {
  const { previous, next } = neighborsOf(study, all);
  return (
    <section className={styles.neighbors} aria-labelledby="related">
      <div className="wrap">
        <h2 id="related" className={`display ${styles.title}`}>
          More like this
        </h2>
        <CaseGrid studies={relatedStudies(study, all)} />
        <CaseTurns slug={study.slug} previous={stopOf(previous)} next={stopOf(next)} total={all.length} />
      </div>
    </section>
  );
}

/** The rest of a study stays on the server. */
function stopOf(study?: CaseStudy) {
  return study && { slug: study.slug, company: study.company };
}
