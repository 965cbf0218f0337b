import styles from './confirmation-reminder.module.css';
import { NEW_QUOTE_HREF } from '../state/new-quote.ts';

/** Replaces the steps of the wizard after sending, such as after the Back button of the browser. */
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
      <p className={styles.actions}>
        <a className="button" data-variant="hot" href={getConfirmationHref(reference)}>
          <i aria-hidden="true" />
          See the confirmation
        </a>
        <a className="go" href={NEW_QUOTE_HREF}>
          Start a new quote
        </a>
      </p>
    </div>
  );
}

/** The path of the confirmation of a sent quote. */
export function getConfirmationHref(reference: string): string {
  return `/get-a-quote/confirmation?ref=${encodeURIComponent(reference)}`;
}
