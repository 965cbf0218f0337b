import { PageFrame } from '#components/layout/page-frame';
import { PlainRegion } from '#components/plain-quote/plain-region';
import { QuoteConfirmation } from '#components/quote-wizard/quote-confirmation.client';
import { PlainSections } from '#components/sections/plain-sections';
import { NEEDS_SCRIPTS, STARTS_AT_LOAD } from '#lib/page-cache/marks';
import { renderNothingSent } from '#lib/plain-quote/render-sent';
import { pageMetadata } from '#lib/seo/metadata';
import { getApprovalPack, getPage, getPolicies, getQuoteFlow, getSite } from '#lib/site/read';
import styles from './page.module.css';

export const metadata = pageMetadata('confirmation', '/get-a-quote/confirmation', {
  noindex: true,
  other: STARTS_AT_LOAD,
});

export default function ConfirmationPage() {
  const { name, phone, phoneHref, email } = getSite();
  const { hero, sections = [] } = getPage('confirmation');
  return (
    <PageFrame current="/get-a-quote">
      <div className={styles.table}>
        <PlainRegion html={renderNothingSent({ phone, phoneHref })} />
        <div {...NEEDS_SCRIPTS}>
          <QuoteConfirmation
            headline={hero.headline.join(' ')}
            lead={hero.lead}
            content={{
              company: { name, phone, phoneHref, email },
              pack: getApprovalPack(),
              policies: getPolicies(),
              travelReasons: getQuoteFlow().travelReasons,
            }}
          />
        </div>
      </div>
      <div data-no-print>
        <PlainSections sections={sections} from="confirmation" />
      </div>
    </PageFrame>
  );
}
