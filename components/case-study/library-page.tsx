import { PageFrame } from '#components/layout/page-frame';
import { Sections } from '#components/sections/sections';
import { requestTime } from '#components/ui/request-time';
import { toCard } from '#lib/case-studies/card';
import { getRevealedStudies } from '#lib/case-studies/read';
import { getPage } from '#lib/site/read';
import { CaseLibrary } from './case-library.client.tsx';
import styles from './library-page.module.css';

/** The page of all case studies. `search` is the filter query that it is rendered for. */
export function LibraryPage({ search }: { search?: string }) {
  const { hero, sections = [] } = getPage('case-studies');
  return (
    <PageFrame current="/case-studies">
      <div className={`wrap ${styles.library}`}>
        <div className={styles.head}>
          <h1 className={`display ${styles.headline}`}>{hero.headline.join(' ')}</h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <CaseLibrary studies={getRevealedStudies(requestTime()).map(toCard)} search={search} />
      </div>
      <Sections sections={sections} from="case-studies" />
    </PageFrame>
  );
}
