'use client';

import { lazy, Suspense } from 'react';
import { useSearch } from '#components/ui/use-search.client';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import type { ShownStudy } from '#lib/case-studies/schema';
import { isTestMode } from '#lib/content/test-mode-url';
import { LIBRARY_PATH, previewHref } from '#lib/test-mode/mode';
import styles from './preview.module.css';

// Loaded lazily, because the validation and the article include a Markdown renderer.
const PreviewDesk = lazy(async () => ({ default: (await import('./preview-desk.client.tsx')).PreviewDesk }));

/**
 * An introduction, or the preview desk when the URL has test-mode=true. Without a bundled list the desk fetches the published case
 * studies.
 */
export function Preview({ bundled }: { bundled?: ShownStudy[] }) {
  const search = useSearch();
  if (!isTestMode(search)) return <Introduction />;
  return (
    <Suspense fallback={<h1 className={`wrap ${styles.waiting}`}>Setting up the preview.</h1>}>
      <PreviewDesk bundled={bundled} />
    </Suspense>
  );
}

function Introduction() {
  return (
    <div className={`wrap ${styles.explanation}`}>
      <h1 className={`display ${styles.title}`}>Case-study preview</h1>
      <p className="lead">
        Here a draft of a case study is shown as the site would show it, from JSON that you paste. Nothing is published:
        the draft stays in your browser, and only you see it.
      </p>
      <noscript>
        <p>
          <b>The preview works in your browser, so it needs JavaScript, which is off here.</b> Turn it on for this site,
          or read the published case studies.
        </p>
      </noscript>
      <p className={styles.actions}>
        <a className="button" href={previewHref()} {...NEEDS_SCRIPTS}>
          <i aria-hidden="true" />
          Open the preview
        </a>
        <a className="go" href={LIBRARY_PATH}>
          Read the published case studies
        </a>
      </p>
    </div>
  );
}
