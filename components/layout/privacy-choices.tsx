import { CONSENT_PANEL_ID } from '#lib/integrations/analytics/script/consent';
import { getSetting } from '#lib/integrations/settings';
import { getServices } from '#lib/pages/read';
import styles from './privacy-choices.module.css';

/**
 * The consent dialog for analytics. It is first in the document, so that it is first in the tab order. It covers one corner
 * and does not block the page. The analytics script shows it, stores the answer and sets `data-choice` to the current
 * state; the attribute is in the markup so that the purged CSS keeps its rules. Without scripts it stays hidden, because
 * nothing would be loaded. Both answers have the same visual weight.
 */
export function PrivacyChoices() {
  const consentServices = getServices().services.filter(
    ({ asks, setting }) => asks && getSetting(setting, process.env),
  );
  const names = consentServices.map(({ name }) => name);
  return (
    <section
      id={CONSENT_PANEL_ID}
      className={styles.panel}
      popover="manual"
      hidden
      tabIndex={-1}
      aria-labelledby={`${CONSENT_PANEL_ID}-title`}
      data-choice="open"
      data-no-print
      suppressHydrationWarning
    >
      <form method="dialog">
        <p id={`${CONSENT_PANEL_ID}-title`} className={`h3 ${styles.title}`}>
          May we count visits?
        </p>
        <p>
          With your yes, this site loads {new Intl.ListFormat('en').format(names)}, so that we see which pages help.
          Without it, nothing of theirs is loaded, and every page works the same.{' '}
          <a href="/privacy#services">What is stored</a>
        </p>
        <p className={styles.status} data-when="granted">
          So far you said yes.
        </p>
        <p className={styles.status} data-when="denied">
          So far you said no.
        </p>
        <p className={styles.status} data-when="signal">
          Your browser sends Global Privacy Control. That is a no, and we keep to it: nothing is loaded.
        </p>
        <p className={styles.answers}>
          <button className="button" data-variant="plain" value="granted">
            <i aria-hidden="true" />
            Yes, count me
          </button>
          <button className="button" data-variant="plain" value="denied">
            <i aria-hidden="true" />
            No, thanks
          </button>
          <button className={styles.close} value="close">
            Close
          </button>
        </p>
      </form>
    </section>
  );
}
