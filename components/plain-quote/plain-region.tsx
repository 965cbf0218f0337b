import { PLAIN_REGION } from '#lib/page-cache/marks';
import fields from './plain-fields.module.css';
import styles from './plain-region.module.css';

/**
 * What a page shows where no script runs, as markup that is safe to send. Answers to plain forms are made from the page by
 * filling this place, so the styles of everything that can stand in it are here.
 */
export function PlainRegion({ html }: { html: string }) {
  const region = `${PLAIN_REGION.start}${html}${PLAIN_REGION.end}`;
  return (
    <noscript>
      <div className={`${styles.plain} ${fields.fields}`} dangerouslySetInnerHTML={{ __html: region }} />
    </noscript>
  );
}
