import { neighborsOf, relatedStudies } from '#lib/case-studies/related';
import type { CaseStudy } from '#lib/case-studies/schema';
import { CaseGrid } from './case-grid.tsx';
import styles from './case-neighbors.module.css';

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
        <nav aria-label="Previous and next case study" className={styles.turns}>
          {previous ? (
            <a className="go" rel="prev" href={`/case-studies/${previous.slug}`}>
              Previous: {previous.company}
            </a>
          ) : (
            <span>First story</span>
          )}
          <a className="go" href="/case-studies">
            All {all.length} case studies
          </a>
          {next ? (
            <a className="go" rel="next" href={`/case-studies/${next.slug}`}>
              Next: {next.company}
            </a>
          ) : (
            <span>Last story</span>
          )}
        </nav>
      </div>
    </section>
  );
}
