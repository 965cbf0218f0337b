'use client';

import { useState, useSyncExternalStore } from 'react';
import { mailHref } from '#lib/content/mail-href';
import { copyToClipboard } from '#components/ui/copy-to-clipboard.ts';
import styles from './share-story.module.css';

type Story = { title: string; text: string; /** Absolute. */ url: string };

/** The longest URL that is printed. Longer ones are too long to type. */
const MAX_PRINTED_LENGTH = 200;

type ShareStoryProps = Story & { heading?: string };

/** Ways to share a story: the Web Share API or a copied link, and an email. In print it shows the URL. */
export function ShareStory({ title, text, url: published, heading = 'Share this story' }: ShareStoryProps) {
  const url = useSyncExternalStore(
    neverChanges,
    () => onThisOrigin(published),
    () => published,
  );
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  const [status, setStatus] = useState('');

  async function share() {
    setStatus('');
    if (canShare && (await openShareDialog({ title, text, url }))) return;
    setStatus(
      (await copyToClipboard(url)) ? 'The link is copied.' : `Your browser does not allow copying. The link is ${url}`,
    );
  }

  return (
    <section className={`wrap ${styles.share}`} aria-labelledby="share">
      <h2 id="share" className="h3">
        {heading}
      </h2>
      <div className={styles.actions}>
        <button type="button" className={`button ${styles.button}`} data-variant="plain" onClick={() => void share()}>
          <i aria-hidden="true" />
          <span>{canShare ? 'Share the link' : 'Copy the link'}</span>
        </button>
        <a className="go" href={mailHref({ subject: title, body: `${text}\n\n${url}` })}>
          Send it by email
        </a>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
      {url.length <= MAX_PRINTED_LENGTH && <p className={styles.address}>Read it online: {url}</p>}
    </section>
  );
}

const neverChanges = () => () => {};

function onThisOrigin(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return new URL(`${pathname}${search}${hash}`, location.origin).href;
}

/** True if the link was shared or the visitor canceled the dialog; false if the link has to be copied. */
async function openShareDialog(story: ShareData): Promise<boolean> {
  try {
    await navigator.share(story);
    return true;
  } catch (error) {
    return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
  }
}
