import { PageFrame } from '#components/layout/page-frame';
import { NoScriptForm } from '#components/quote-wizard/no-script-form/no-script-form';
import { QuoteConfirmation } from '#components/quote-wizard/confirmation/quote-confirmation.client';
import { PlainSections } from '#components/sections/plain-sections';
import { NEEDS_SCRIPTS, HYDRATE_ON_LOAD } from '#lib/delivery/html/html-markers';
import { renderNothingSent } from '#lib/leads/no-script-form/render-confirmation';
import { pageMetadata } from '#lib/seo/metadata';
import { getApprovalPack, getPage, getPolicies, getQuoteFlow, getSite } from '#lib/pages/read';
import styles from './page.module.css';

export const metadata = pageMetadata('confirmation', '/get-a-quote/confirmation', {
  noindex: true,
  other: HYDRATE_ON_LOAD,
});

export default function ConfirmationPage() {
  const { name, phone, phoneHref, email } = getSite();
  const { hero, sections = [] } = getPage('confirmation');
  return (
    <PageFrame current="/get-a-quote">
      <div className={styles.table}>
        <NoScriptForm html={renderNothingSent({ phone, phoneHref })} />
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
