import { canSendQuotes } from '#lib/content/api-url';
import { getSite } from '#lib/pages/read';

type WithoutServerNoteProps = {
  /** For a page whose heading is in the form. */
  heading?: string;
  className?: string;
};

/** On a host that takes no forms: how to reach us in a browser without scripts, in place of a form. */
export function WithoutServerNote({ heading, className }: WithoutServerNoteProps) {
  if (canSendQuotes()) return null;
  const { phone, phoneHref, email, hours } = getSite();
  return (
    <noscript>
      <div className={className}>
        {heading && <h1 className="display">{heading}</h1>}
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
