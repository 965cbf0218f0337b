import { MarketingPage } from '#components/layout/marketing-page';
import { Prose } from '#components/ui/prose';
import { formatDay } from '#lib/content/dates';
import { renderMarkdown } from '#lib/content/markdown';
import { getPage } from '#lib/pages/read';
import styles from './plain-page.module.css';

/** A page that is mostly text: policies and statements. */
export function PlainPage({ name }: { name: string }) {
  const { body = '', updated } = getPage(name);
  return (
    <MarketingPage name={name}>
      <div className={`wrap ${styles.text}`}>
        {updated && (
          <p className={styles.updated}>
            Last changed on <time dateTime={updated}>{formatDay(updated)}</time>
          </p>
        )}
        <Prose html={renderMarkdown(body)} hasHangingHeadings />
      </div>
    </MarketingPage>
  );
}
