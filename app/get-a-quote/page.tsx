import { PageFrame } from '#components/layout/page-frame';
import { QuoteWizard } from '#components/quote-wizard/quote-wizard.client';
import { Sections } from '#components/sections/sections';
import { QueryProvider } from '#components/ui/query-provider.client';
import { pageMetadata } from '#lib/seo/metadata';
import { getGames, getPage, getQuoteFlow, getSite } from '#lib/site/read';
import styles from './page.module.css';

export const metadata = pageMetadata('get-a-quote', '/get-a-quote');

export default function GetAQuotePage() {
  const { phone, phoneHref } = getSite();
  return (
    <PageFrame current="/get-a-quote">
      <div className={styles.table}>
        <QueryProvider>
          <QuoteWizard copy={getQuoteFlow()} games={getGames()} phone={phone} phoneHref={phoneHref} />
        </QueryProvider>
      </div>
      <Sections sections={getPage('get-a-quote').sections ?? []} from="get-a-quote" />
    </PageFrame>
  );
}
