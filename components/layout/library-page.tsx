import type { ReactNode } from 'react';
import { FromPriceBar } from '#components/layout/from-price-bar';
import { PageFrame } from '#components/layout/page-frame';
import { Sections } from '#components/sections/sections';
import { requestTime } from '#components/ui/request-time';
import { toCard, type CaseCard } from '#lib/case-studies/card';
import { withCardPictures } from '#lib/case-studies/card-sprite';
import { getLibraryView, MAX_CLIENT_STUDIES, removeSearchWords } from '#lib/case-studies/library-view';
import { isStaticSite } from '#lib/content/api-url';
import { HYDRATE_WITH_QUERY } from '#lib/delivery/html/html-markers';
import { getShownStudies } from '#lib/seo/shown-entries';
import { getPage } from '#lib/pages/read';
import { CaseLibrary } from '../case-study/library/case-library.client.tsx';
import styles from '../case-study/library/library-page.module.css';

type LibraryPageProps = {
  /** The query string with the filters that it is rendered for. */
  search?: string;
  /** Rendered above the list. */
  children?: ReactNode;
};

/** The page of all case studies. */
export async function LibraryPage({ search, children }: LibraryPageProps) {
  const { hero, sections = [] } = getPage('case-studies');
  const now = requestTime();
  const cards = getShownStudies(now).map(toCard);
  const withPictures = (list: CaseCard[]) => Promise.all(list.map((card) => withCardPictures(card, now)));
  // A static host has no other lists, so the browser gets all stories.
  const isLarge = cards.length > MAX_CLIENT_STUDIES && !isStaticSite();
  const view = isLarge ? removeSearchWords(getLibraryView(cards, search ?? '')) : undefined;
  const library = view
    ? { view: { ...view, shown: await withPictures(view.shown) } }
    : { studies: await withPictures(cards) };
  return (
    <PageFrame current="/case-studies">
      <div>
        <div className={`wrap ${styles.library}`} {...(isStaticSite() && HYDRATE_WITH_QUERY)}>
          <div className={styles.head}>
            <h1 className={`display ${styles.headline}`}>{hero.headline.join(' ')}</h1>
            <p className="lead">{hero.lead}</p>
          </div>
          <CaseLibrary {...library} search={search} needsScripts={isStaticSite()}>
            {children}
          </CaseLibrary>
        </div>
        <Sections sections={sections} from="case-studies" />
        <FromPriceBar from="case-studies" />
      </div>
    </PageFrame>
  );
}
