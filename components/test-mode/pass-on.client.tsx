'use client';

import { lazy, Suspense, useMemo, useState } from 'react';
import { exportJson } from '#lib/test-mode/export';
import { LONGEST_LINK, shareLink } from '#lib/test-mode/share';
import { changesOf } from '#lib/test-mode/share-changes';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './pass-on.module.css';
import { saveFile } from './save-file.ts';
import { useSettled } from './use-settled.ts';

// The code is drawn only for those who ask for it.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** The most bytes that fit into a QR code. Links are plain letters, one byte each. */
const MOST_QR_BYTES = 2900;

/** Ways to hand the loaded list to somebody else: a link, its code, and a file. */
export function PassOn() {
  const { caseStudies, published } = useCaseStudies();
  const { studies, status } = published;
  const promised = useMemo(() => {
    const isOther = status === 'ready' && Object.keys(changesOf(studies, caseStudies)).length > 0;
    return isOther ? shareLink(location.origin, studies, caseStudies) : null;
  }, [caseStudies, status, studies]);
  const link = useSettled(promised);
  return (
    <section className={styles.ways} aria-labelledby="pass-on">
      <h2 id="pass-on" className="h3">
        Pass them on
      </h2>
      {status === 'ready' && !promised && <p>A link would show nothing new: this is the published list.</p>}
      {link && <ShareLink link={link} />}
      <p>
        <button type="button" className="button" data-variant="plain" onClick={() => saveFile(exportJson(caseStudies))}>
          <i aria-hidden="true" />
          Download as JSON
        </button>
      </p>
    </section>
  );
}

function ShareLink({ link }: { link: string }) {
  const [said, setSaid] = useState<'' | 'copied' | 'refused'>('');
  const [isOpen, setIsOpen] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('copied');
    } catch {
      setSaid('refused');
    }
  }

  if (link.length > LONGEST_LINK) {
    return (
      <p>
        There are too many changes for a link: it would be {count(link.length)} characters long, and messengers cut
        links of more than {count(LONGEST_LINK)}. Send the file instead; it can be loaded here.
      </p>
    );
  }
  return (
    <>
      <p>
        The link holds the changes themselves, behind the # sign that browsers keep to themselves. Nothing is sent to
        this site.
      </p>
      <p>
        <button type="button" className="button" onClick={() => void copy()}>
          <i aria-hidden="true" />
          Copy link
        </button>
      </p>
      <div role="status">
        {said === 'copied' && <p>The link is copied. It is {count(link.length)} characters long.</p>}
        {said === 'refused' && (
          <label className={styles.link}>
            Your browser does not allow copying. Here is the link:
            <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </div>
      <details className={styles.code} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>Show a code for a phone in the room</summary>
        {isOpen && link.length > MOST_QR_BYTES && (
          <p>
            The link is {count(link.length)} characters long, and a code holds {count(MOST_QR_BYTES)}. Copy the link
            instead, or share fewer changes.
          </p>
        )}
        {isOpen && link.length <= MOST_QR_BYTES && (
          <Suspense fallback={<p>Drawing the code.</p>}>
            <QrCode text={link} label="QR code of the share link" />
          </Suspense>
        )}
      </details>
    </>
  );
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
