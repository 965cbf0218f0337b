import { canSendQuotes } from '#lib/content/api-url';
import { getSite } from '#lib/pages/read';
import styles from './without-server-note.module.css';

type WithoutServerNoteProps = {
  /** Whether the heading of the page is in the form. */
  hasHeading?: boolean;
  className?: string;
};

/** On a host that takes no forms: how to reach us in a browser without scripts, in place of a form. */
export function WithoutServerNote({ hasHeading, className = '' }: WithoutServerNoteProps) {
  if (canSendQuotes()) return null;
  const { phone, phoneHref, email, hours } = getSite();
  return (
    <noscript>
      <div className={`${styles.note} ${className}`}>
        {hasHeading && <h1 className="display">Call or write to us</h1>}
        <p className="lead">
          {'This form needs JavaScript. Without it, call '}
          <a href={phoneHref}>{phone}</a>
          {' or write to '}
          <a href={`mailto:${email}`}>{email}</a>
          {`. ${hours}.`}
        </p>
      </div>
    </noscript>
  );
}
