import { PageData } from '#components/layout/page-data';
import { PageFrame } from '#components/layout/page-frame';
import { NoScriptForm } from '#components/quote-wizard/no-script-form/no-script-form';
import { QuoteWizard } from '#components/quote-wizard/quote-wizard.client';
import { PlainSections } from '#components/sections/plain-sections';
import { renderMarkdown } from '#lib/content/markdown';
import { NEEDS_SCRIPTS, HYDRATE_ON_LOAD } from '#lib/delivery/html/html-markers';
import { renderNoScriptForm } from '#lib/leads/no-script-form/render-form';
import { pageMetadata } from '#lib/seo/metadata';
import { getGames, getPage, getQuoteFlow, getSite } from '#lib/pages/read';
import styles from './page.module.css';

export const metadata = pageMetadata('get-a-quote', '/get-a-quote', { other: HYDRATE_ON_LOAD });

export default function GetAQuotePage() {
  const { phone, phoneHref } = getSite();
  const copy = getQuoteFlow();
  const games = getGames();
  const { hero, sections = [] } = getPage('get-a-quote');
  return (
    <PageFrame current="/get-a-quote" text="large">
      <div className={styles.table}>
        <NoScriptForm html={renderNoScriptForm({ headline: hero.headline.join(' '), copy, games })} />
        <div {...NEEDS_SCRIPTS}>
          <QuoteWizard copy={copy} games={games} phone={phone} phoneHref={phoneHref} />
        </div>
        <div className={`wrap ${styles.foot}`}>
          <p>
            <b>{`${hero.headline.join(' ')}.`}</b>
            {` ${hero.lead}`}
          </p>
          <div dangerouslySetInnerHTML={{ __html: renderMarkdown(copy.credit) }} />
        </div>
      </div>
      <PlainSections sections={sections} from="get-a-quote" />
      <PageData name="get-a-quote" />
    </PageFrame>
  );
}
