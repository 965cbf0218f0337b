import { CHOICES_ID } from '#lib/analytics/script/privacy-choice';
import { settingOf } from '#lib/services/settings';
import { getServices } from '#lib/site/read';
import styles from './privacy-choices.module.css';

/**
 * Asks whether visits may be counted. First in the document, so that it is the first thing that a keyboard reaches; it
 * covers a corner and stops nobody from reading. The script of the services shows it, keeps the answer and says in
 * data-choice what holds now, which the markup names for the sake of the page's own rules: without scripts there is
 * nothing to ask. The two answers weigh the same.
 */
export function PrivacyChoices() {
  const asking = getServices().services.filter(({ asks, setting }) => asks && settingOf(setting, process.env));
  const names = asking.map(({ name }) => name);
  return (
    <section
      id={CHOICES_ID}
      className={styles.panel}
      popover="manual"
      hidden
      tabIndex={-1}
      aria-labelledby={`${CHOICES_ID}-title`}
      data-choice="open"
      data-no-print
      suppressHydrationWarning
    >
      <form method="dialog">
        <p id={`${CHOICES_ID}-title`} className={`h3 ${styles.title}`}>
          May we count visits?
        </p>
        <p>
          With your yes, this site loads {new Intl.ListFormat('en').format(names)}, so that we see which pages help.
          Without it, nothing of theirs is loaded, and every page works the same.{' '}
          <a href="/privacy#services">What is stored</a>
        </p>
        <p className={styles.now} data-when="granted">
          So far you said yes.
        </p>
        <p className={styles.now} data-when="denied">
          So far you said no.
        </p>
        <p className={styles.now} data-when="signal">
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
