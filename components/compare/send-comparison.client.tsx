'use client';

import { useState } from 'react';
import { copyToClipboard } from '#components/ui/copy-to-clipboard.ts';
import { mailHref } from '#lib/content/mail-href';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import styles from './send-comparison.module.css';

type SendComparisonProps = { letter: { subject: string; body: string }; link: string };

/** The letter to whoever decides, with ways to send it. */
export function SendComparison({ letter, link }: SendComparisonProps) {
  const [status, setStatus] = useState('');
  const copy = async (what: string, text: string) =>
    setStatus(
      (await copyToClipboard(text))
        ? `The ${what} is copied.`
        : `Your browser does not allow copying. Select the text.`,
    );
  return (
    <div className={styles.send}>
      <h3 className="h3">Send it to whoever decides</h3>
      <div className={styles.paper}>
        <p>
          <b>{letter.subject}</b>
        </p>
        <p className={styles.body}>{letter.body}</p>
      </div>
      <div className={styles.actions}>
        <a className="button" href={mailHref(letter)}>
          <i aria-hidden="true" />
          Open it as an email
        </a>
        <button
          type="button"
          className="go"
          onClick={() => void copy('letter', `${letter.subject}\n\n${letter.body}`)}
          {...NEEDS_SCRIPTS}
        >
          Copy the letter
        </button>
        <button type="button" className="go" onClick={() => void copy('link', link)} {...NEEDS_SCRIPTS}>
          Copy the link
        </button>
        <p role="status">{status}</p>
      </div>
    </div>
  );
}
