'use client';

import { useState } from 'react';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { pushEvent } from '#lib/integrations/analytics/data-layer';
import { mailHref } from '#lib/content/mail-href';
import type { Email } from '#lib/quote/approval-email';
import { copyToClipboard } from '#components/ui/copy-to-clipboard.ts';
import styles from './confirmation-share.module.css';

type ConfirmationShareProps = { reference: string; link: string; email: Email };

/** Ways to get an approval: the printed approval pack, a link without personal data, and an email to forward. */
export function ConfirmationShare({ reference, link, email }: ConfirmationShareProps) {
  const [status, setStatus] = useState('');
  /** The text that the browser did not allow to copy; empty when there is none. */
  const [manualCopy, setManualCopy] = useState('');

  async function copy(what: string, text: string) {
    setStatus('');
    reportShare();
    const isCopied = await copyToClipboard(text);
    setManualCopy(isCopied ? '' : text);
    setStatus(
      isCopied ? `${what} is copied.` : `Your browser does not allow copying. ${what} is below to copy by hand.`,
    );
  }

  return (
    <section aria-labelledby="sent-share" className={styles.share} {...NEEDS_SCRIPTS}>
      <h2 className="h3" id="sent-share">
        Does somebody have to sign?
      </h2>
      <p>
        The approval pack is one page: the price line by line, what is in it, the terms, insurance and purchase orders.
        Print it, or save it as a PDF.
      </p>
      <button className="button" data-variant="hot" type="button" onClick={() => printAs(`Quote ${reference}`)}>
        <i aria-hidden="true" />
        Print the approval pack
      </button>
      <p>
        The link opens the same price for anyone, to check or to change. Neither the link nor the email holds your name,
        your email address or your phone number.
      </p>
      <div className={styles.actions}>
        <button className="button" data-variant="plain" type="button" onClick={() => void copy('The link', link)}>
          <i aria-hidden="true" />
          Copy link
        </button>
        <button
          className="button"
          data-variant="plain"
          type="button"
          onClick={() => void copy('The email', `${email.subject}\n\n${email.body}`)}
        >
          <i aria-hidden="true" />
          Copy email text
        </button>
        <a className={`go ${styles.mail}`} href={mailHref(email)} onClick={reportShare}>
          Open it as an email
        </a>
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
      {manualCopy && (
        <label className={styles.manualCopy}>
          To copy by hand
          <textarea readOnly rows={4} value={manualCopy} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </section>
  );
}

function reportShare(): void {
  pushEvent({ event: 'quote_share', step_name: 'confirmation' });
}

/** Browsers suggest the title of the page as the file name of the PDF. */
function printAs(name: string): void {
  pushEvent({ event: 'quote_print', step_name: 'confirmation' });
  const title = document.title;
  document.title = name;
  window.print();
  document.title = title;
}
