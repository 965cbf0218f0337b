import { CaseLibrary } from '#components/case-study/case-library.client';
import { PageFrame } from '#components/layout/page-frame';
import { Sections } from '#components/sections/sections';
import { requestTime } from '#components/ui/request-time';
import { getRevealedStudies } from '#lib/case-studies/read';
import { toCard } from '#lib/case-studies/card';
import { pageMetadata } from '#lib/seo/metadata';
import { getPage } from '#lib/site/read';
import styles from './page.module.css';

export const metadata = pageMetadata('case-studies', '/case-studies');

export default function CaseStudiesPage() {
  const { hero, sections = [] } = getPage('case-studies');
  return (
    <PageFrame current="/case-studies">
      <div className={`wrap ${styles.library}`}>
        <div className={styles.head}>
          <h1 className={`display ${styles.headline}`}>{hero.headline.join(' ')}</h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <CaseLibrary studies={getRevealedStudies(requestTime()).map(toCard)} />
      </div>
      <Sections sections={sections} from="case-studies" />
    </PageFrame>
  );
}
