import styles from './confirmation-reminder.module.css';
import { START_ANEW } from './start-anew.ts';

/** What the wizard shows instead of its steps once they are sent, such as after the Back button of the browser. */
export function ConfirmationReminder({ reference }: { reference: string }) {
  return (
    <div className={`wrap ${styles.reminder}`}>
      <h1 className={`display ${styles.headline}`}>
        This request is sent: <span className={styles.reference}>{reference}</span>
      </h1>
      <p className={`lead ${styles.lead}`}>
        It reached us once, and going back does not send it again. Its price and the next steps are on a page of their
        own.
      </p>
      <p className={styles.ways}>
        <a className="button" data-variant="hot" href={confirmationHref(reference)}>
          <i aria-hidden="true" />
          See the confirmation
        </a>
        <a className="go" href={START_ANEW}>
          Start a new quote
        </a>
      </p>
    </div>
  );
}

/** The page of a sent quote. */
export function confirmationHref(reference: string): string {
  return `/get-a-quote/confirmation?ref=${encodeURIComponent(reference)}`;
}
