'use client';

import { lazy, Suspense, useMemo, useState } from 'react';
import { exportJson } from '#lib/test-mode/export';
import { MAX_LINK_LENGTH, createShareLink } from '#lib/test-mode/share';
import { createShareChanges, MAX_NAME_LENGTH } from '#lib/test-mode/share-changes';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import { copyToClipboard } from '#components/ui/copy-to-clipboard.ts';
import styles from './share-panel.module.css';
import { saveFile } from './save-file.ts';
import { usePromiseValue } from './use-promise-value.ts';

// Loaded when the visitor opens the QR code.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** The capacity of a QR code. Links are ASCII, so each character is one byte. */
const MAX_QR_BYTES = 2900;

/** Ways to share the loaded list: a link, its QR code, and a file. */
export function SharePanel() {
  const { all, files, published, shareable } = useCaseStudies();
  const [from, setFrom] = useState('');
  const { studies, status } = published;
  const linkPromise = useMemo(() => {
    const isDifferent = status === 'ready' && Object.keys(createShareChanges(studies, shareable)).length > 0;
    return isDifferent ? createShareLink(location.origin, studies, shareable, from) : null;
  }, [from, shareable, status, studies]);
  const link = usePromiseValue(linkPromise);
  return (
    <section className={styles.panel} aria-labelledby="pass-on">
      <h2 id="pass-on" className="h3">
        Pass them on
      </h2>
      {status === 'ready' && !linkPromise && <p>A link would show nothing new: this is the published list.</p>}
      {files.size > 0 && <p>Pictures of this device are not in the link: it shows the stories without them.</p>}
      {linkPromise && (
        <label className={styles.link}>
          Your name, if the link should say who it is from
          <input
            type="text"
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        </label>
      )}
      {link && <ShareLink link={link} />}
      <p>
        <button type="button" className="button" data-variant="plain" onClick={() => saveFile(exportJson(all))}>
          <i aria-hidden="true" />
          Download as JSON
        </button>
      </p>
    </section>
  );
}

function ShareLink({ link }: { link: string }) {
  const [copyStatus, setCopyStatus] = useState<'' | 'copied' | 'refused'>('');
  const [isOpen, setIsOpen] = useState(false);

  async function copy() {
    setCopyStatus((await copyToClipboard(link)) ? 'copied' : 'refused');
  }

  if (link.length > MAX_LINK_LENGTH) {
    return (
      <p>
        {`There are too many changes for a link: it would be ${formatNumber(link.length)} characters long, and messengers cut links of more than ${formatNumber(MAX_LINK_LENGTH)}. Send the file instead; it can be loaded here.`}
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
        {copyStatus === 'copied' && <p>{`The link is copied. It is ${formatNumber(link.length)} characters long.`}</p>}
        {copyStatus === 'refused' && (
          <label className={styles.link}>
            Your browser does not allow copying. Here is the link:
            <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </div>
      <details className={styles.code} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>Show a code for a phone in the room</summary>
        {isOpen && link.length > MAX_QR_BYTES && (
          <p>
            {`The link is ${formatNumber(link.length)} characters long, and a code holds ${formatNumber(MAX_QR_BYTES)}. Copy the link instead, or share fewer changes.`}
          </p>
        )}
        {isOpen && link.length <= MAX_QR_BYTES && (
          <Suspense fallback={<p>Drawing the code.</p>}>
            <QrCode text={link} label="QR code of the share link" />
          </Suspense>
        )}
      </details>
    </>
  );
}

function formatNumber(number: number): string {
  return number.toLocaleString('en-US');
}
