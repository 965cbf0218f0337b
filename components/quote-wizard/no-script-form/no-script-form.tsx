import { NO_SCRIPT_REGION } from '#lib/delivery/html/html-markers';
import fields from './no-script-fields.module.css';
import styles from './no-script-form.module.css';

/**
 * The content of a page without scripts, as trusted markup. The server responds to a posted form with the same page and
 * other markup between the two marks. This component therefore loads the styles of all markup that can be there.
 */
export function NoScriptForm({ html }: { html: string }) {
  const region = `${NO_SCRIPT_REGION.start}${html}${NO_SCRIPT_REGION.end}`;
  return (
    <noscript>
      <div className={`${styles.noScript} ${fields.fields}`} dangerouslySetInnerHTML={{ __html: region }} />
    </noscript>
  );
}
