'use client';

import { useState, useSyncExternalStore } from 'react';
import { mailHref, type Story } from './share-message.ts';
import styles from './share-story.module.css';

type ShareStoryProps = Story & { heading?: string };

/** Ways to pass a story on: the device's own sharing, or a copied link, and a message. On paper it is the address. */
export function ShareStory({ title, text, address: published, heading = 'Share this story' }: ShareStoryProps) {
  const address = useSyncExternalStore(
    neverChanges,
    () => new URL(new URL(published).pathname, location.origin).href,
    () => published,
  );
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  const [said, setSaid] = useState('');

  async function share() {
    setSaid('');
    if (canShare && (await offer({ title, text, url: address }))) return;
    setSaid(
      (await copy(address)) ? 'The link is copied.' : `Your browser does not allow copying. The link is ${address}`,
    );
  }

  return (
    <section className={`wrap ${styles.share}`} aria-labelledby="share">
      <h2 id="share" className="h3">
        {heading}
      </h2>
      <div className={styles.ways}>
        <button type="button" className={`button ${styles.button}`} data-variant="plain" onClick={() => void share()}>
          <i aria-hidden="true" />
          {canShare ? 'Share the link' : 'Copy the link'}
        </button>
        <a className="go" href={mailHref({ title, text, address })}>
          Send it by email
        </a>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
      <p className={styles.address}>Read it online: {address}</p>
    </section>
  );
}

const neverChanges = () => () => {};

/** True when the device took the link, or the visitor changed their mind; false when it has to be copied. */
async function offer(story: ShareData): Promise<boolean> {
  try {
    await navigator.share(story);
    return true;
  } catch (error) {
    return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
