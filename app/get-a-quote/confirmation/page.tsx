import { PageFrame } from '#components/layout/page-frame';
import { getConfirmationPage } from '#components/quote-wizard/confirmation/get-confirmation-page.ts';
import { QuoteConfirmation } from '#components/quote-wizard/confirmation/quote-confirmation.client';
import { PlainSections } from '#components/sections/plain-sections';
import { pageMetadata } from '#lib/seo/metadata';
import { getPage } from '#lib/pages/read';
import styles from './page.module.css';

export const metadata = pageMetadata('confirmation', '/get-a-quote/confirmation', { noindex: true });

export default function ConfirmationPage() {
  const { sections = [] } = getPage('confirmation');
  return (
    <PageFrame current="/get-a-quote">
      <div className={styles.table}>
        <QuoteConfirmation {...getConfirmationPage()} />
      </div>
      <div data-no-print>
        <PlainSections sections={sections} from="confirmation" />
      </div>
    </PageFrame>
  );
}
