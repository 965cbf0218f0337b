'use client';

import { use, useLayoutEffect } from 'react';
import { toCard } from '#lib/case-studies/card';
import { LIBRARY_PATH, previewHref } from '#lib/test-mode/mode';
import { StudiesOverrideContext } from '../case-study/library/studies-override.ts';
import { CaseStudiesProvider, useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './library-banner.module.css';
import { PREVIEW_LINKS } from './preview-links.ts';
import { saveFile } from './save-file.ts';

/** Replaces the studies of the surrounding library with the loaded ones, and shows a banner about it. */
export function LibraryBanner() {
  return (
    <CaseStudiesProvider>
      <Banner />
    </CaseStudiesProvider>
  );
}

function Banner() {
  const { caseStudies, published, testMode } = useCaseStudies();
  const setOverride = use(StudiesOverrideContext);
  const { active, isSaved, discarded } = testMode;
  const isReady = active || published.status === 'ready';

  // A layout effect, so that the studies and the banner appear in the same frame.
  useLayoutEffect(() => {
    if (isReady) setOverride({ studies: caseStudies.map(toCard), links: active ? PREVIEW_LINKS : undefined });
    return () => setOverride(null);
  }, [active, caseStudies, isReady, setOverride]);

  return (
    <div className={styles.banner} data-active={active}>
      <p role="status">
        <span>
          {active
            ? 'Preview, not published: only this browser sees these case studies.'
            : 'Test mode is on and nothing is loaded, so this is the published list.'}
        </span>
        {active && !isSaved && <span> Not saved: a reload loses them.</span>}
        {discarded && <span>{` The case studies of your last visit were removed: ${discarded.reason}.`}</span>}
      </p>
      <p className={styles.actions}>
        {discarded && (
          <button
            type="button"
            className="go"
            onClick={() => saveFile({ name: 'case-studies.json', text: discarded.text })}
          >
            Save their text
          </button>
        )}
        <a className="go" href={previewHref()}>
          {active ? 'Change or reset them' : 'Load case studies'}
        </a>
        <a className="go" href={LIBRARY_PATH}>
          Leave test mode
        </a>
      </p>
    </div>
  );
}
