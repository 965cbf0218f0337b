import type { CardFace } from '#lib/case-studies/card';
import { neighborsOf, relatedStudies } from '#lib/case-studies/related';
import type { CaseStudy } from '#lib/case-studies/schema';
import { CaseGrid } from './case-grid.tsx';
import type { CaseLinks } from './case-links.ts';
import styles from './case-neighbors.module.css';
import { CaseTurns } from './case-turns.client.tsx';

type CaseNeighborsProps = {
  study: CaseStudy;
  all: CaseStudy[];
  links?: CaseLinks;
  /** What the card of a study shows, when it is not just what is in its file. */
  faceOf?: (study: CaseStudy) => CardFace;
};

/** Where to read on: three related studies, and the ones before and after in the library. */
export function CaseNeighbors({ study, all, links, faceOf = (one) => one }: CaseNeighborsProps) {
  const { previous, next } = neighborsOf(study, all);
  const related = relatedStudies(study, all);
  return (
    <section className={styles.neighbors} aria-labelledby="related">
      <div className="wrap">
        <h2 id="related" className={`display ${styles.title}`}>
          {related.length > 0 ? 'More like this' : 'Read on'}
        </h2>
        <CaseGrid studies={related.map(faceOf)} links={links} />
        <CaseTurns slug={study.slug} previous={stopOf(previous)} next={stopOf(next)} total={all.length} links={links} />
      </div>
    </section>
  );
}

/** The rest of a study stays on the server. */
function stopOf(study?: CaseStudy) {
  return study && { slug: study.slug, company: study.company };
}
