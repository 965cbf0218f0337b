import { CaseGrid } from '#components/case-study/library/case-grid';
import type { ShownStudy } from '#lib/case-studies/schema';
import styles from './overview.module.css';
import { PREVIEW_LINKS } from './preview-links.ts';

/** The loaded list as cards while no study is selected: the featured studies of the home page, then all. */
export function Overview({ studies, featured }: { studies: ShownStudy[]; featured: ShownStudy[] }) {
  return (
    <div className={`wrap ${styles.overview}`}>
      {featured.length > 0 && (
        <section aria-labelledby="featured">
          <h2 id="featured" className={`h3 ${styles.title}`}>
            Featured on the home page
          </h2>
          <CaseGrid studies={featured} links={PREVIEW_LINKS} />
        </section>
      )}
      <section aria-labelledby="all-loaded">
        <h2 id="all-loaded" className={`h3 ${styles.title}`}>
          All case studies in the preview
        </h2>
        <CaseGrid studies={studies} links={PREVIEW_LINKS} />
      </section>
    </div>
  );
}
