import { PageFrame } from '#components/layout/page-frame';
import { QuoteConfirmation } from '#components/quote-wizard/quote-confirmation.client';
import { Sections } from '#components/sections/sections';
import { pageMetadata } from '#lib/seo/metadata';
import { getPage, getSite } from '#lib/site/read';
import styles from './page.module.css';

export const metadata = pageMetadata('confirmation', '/get-a-quote/confirmation', { noindex: true });

export default function ConfirmationPage() {
  const { phone, phoneHref } = getSite();
  return (
    <PageFrame current="/get-a-quote">
      <div className={styles.table}>
        <QuoteConfirmation phone={phone} phoneHref={phoneHref} />
      </div>
      <Sections sections={getPage('confirmation').sections ?? []} from="confirmation" />
    </PageFrame>
  );
}
