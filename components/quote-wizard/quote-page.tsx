import { PageData } from '#components/layout/page-data';
import { PageFrame } from '#components/layout/page-frame';
import { PlainSections } from '#components/sections/plain-sections';
import { WithoutServerNote } from '#components/ui/without-server-note';
import { listPublic } from '#lib/availability/public-bookable';
import { isStaticSite } from '#lib/content/api-url';
import { renderMarkdown } from '#lib/content/markdown';
import { HYDRATE_WITH_QUERY } from '#lib/delivery/html/html-markers';
import { getBookables, getGames, getPage, getQuoteFlow, getSite } from '#lib/pages/read';
import styles from './quote-page.module.css';
import { QuoteWizard } from './quote-wizard.client.tsx';
import type { QuoteReply } from './state/quote-reply.ts';

/** The page with the quote wizard. `linked` has the answers of a link. */
export function QuotePage({ linked }: { linked?: QuoteReply }) {
  const { phone, phoneHref, email } = getSite();
  const copy = getQuoteFlow();
  const { hero, sections = [] } = getPage('get-a-quote');
  return (
    <PageFrame current="/get-a-quote" text="large">
      <div className={styles.table} {...(isStaticSite() && HYDRATE_WITH_QUERY)}>
        <QuoteWizard
          {...{ copy, phone, phoneHref, email, linked }}
          games={getGames()}
          bookables={listPublic(getBookables(), process.env)}
        />
        <WithoutServerNote hasHeading className="wrap" />
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
