import type { ReactNode } from 'react';
import { PageFrame } from '#components/layout/page-frame';
import { Sections } from '#components/sections/sections';
import { requestTime } from '#components/ui/request-time';
import { toCard, type CaseCard } from '#lib/case-studies/card';
import { onSheet } from '#lib/case-studies/card-sheet';
import { libraryView, MOST_AT_ONCE, withoutWords } from '#lib/case-studies/library-view';
import { getShownStudies } from '#lib/seo/shown-entries';
import { getPage } from '#lib/site/read';
import { CaseLibrary } from './case-library.client.tsx';
import styles from './library-page.module.css';

type LibraryPageProps = {
  /** The filter query that it is rendered for. */
  search?: string;
  /** What stands above the list. */
  children?: ReactNode;
};

/** The page of all case studies. */
export function LibraryPage({ search, children }: LibraryPageProps) {
  const { hero, sections = [] } = getPage('case-studies');
  const now = requestTime();
  const cards = getShownStudies(now).map(toCard);
  const onSheets = (list: CaseCard[]) => list.map((card) => onSheet(card, now));
  const view = cards.length > MOST_AT_ONCE ? withoutWords(libraryView(cards, search ?? '')) : undefined;
  const library = view ? { view: { ...view, shown: onSheets(view.shown) } } : { studies: onSheets(cards) };
  return (
    <PageFrame current="/case-studies">
      <div className={`wrap ${styles.library}`}>
        <div className={styles.head}>
          <h1 className={`display ${styles.headline}`}>{hero.headline.join(' ')}</h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <CaseLibrary {...library} search={search}>
          {children}
        </CaseLibrary>
      </div>
      <Sections sections={sections} from="case-studies" />
    </PageFrame>
  );
}
