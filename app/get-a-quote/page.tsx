import { PageFrame } from '#components/layout/page-frame';
import { QuoteWizard } from '#components/quote-wizard/quote-wizard.client';
import { Sections } from '#components/sections/sections';
import { QueryProvider } from '#components/ui/query-provider.client';
import { renderMarkdown } from '#lib/content/markdown';
import { STARTS_AT_LOAD } from '#lib/page-cache/marks';
import { pageMetadata } from '#lib/seo/metadata';
import { getGames, getPage, getQuoteFlow, getSite } from '#lib/site/read';
import styles from './page.module.css';

export const metadata = pageMetadata('get-a-quote', '/get-a-quote', { other: STARTS_AT_LOAD });

export default function GetAQuotePage() {
  const { phone, phoneHref } = getSite();
  const copy = getQuoteFlow();
  const { hero, sections = [] } = getPage('get-a-quote');
  return (
    <PageFrame current="/get-a-quote">
      <div className={styles.table}>
        <QueryProvider>
          <QuoteWizard copy={copy} games={getGames()} phone={phone} phoneHref={phoneHref} />
        </QueryProvider>
        <div className={`wrap ${styles.foot}`}>
          <p>
            <b>{hero.headline.join(' ')}.</b> {hero.lead}
          </p>
          <div dangerouslySetInnerHTML={{ __html: renderMarkdown(copy.credit) }} />
        </div>
      </div>
      <Sections sections={sections} from="get-a-quote" />
    </PageFrame>
  );
}
