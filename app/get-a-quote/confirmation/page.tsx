import { PageFrame } from '#components/layout/page-frame';
import { QuoteConfirmation } from '#components/quote-wizard/quote-confirmation.client';
import { Sections } from '#components/sections/sections';
import { STARTS_AT_LOAD } from '#lib/page-cache/marks';
import { pageMetadata } from '#lib/seo/metadata';
import { getPage, getSite } from '#lib/site/read';
import styles from './page.module.css';

export const metadata = pageMetadata('confirmation', '/get-a-quote/confirmation', {
  noindex: true,
  other: STARTS_AT_LOAD,
});

export default function ConfirmationPage() {
  const { phone, phoneHref } = getSite();
  const { hero, sections = [] } = getPage('confirmation');
  return (
    <PageFrame current="/get-a-quote">
      <div className={styles.table}>
        <QuoteConfirmation headline={hero.headline.join(' ')} lead={hero.lead} phone={phone} phoneHref={phoneHref} />
      </div>
      <Sections sections={sections} from="confirmation" />
    </PageFrame>
  );
}
