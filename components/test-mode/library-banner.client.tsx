'use client';

import { use, useLayoutEffect } from 'react';
import { toCard } from '#lib/case-studies/card';
import { LIBRARY_PATH, previewHref } from '#lib/test-mode/mode';
import { ShowInstead } from '../case-study/show-instead.ts';
import { CaseStudiesProvider, useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './library-banner.module.css';
import { PREVIEW_LINKS } from './preview-links.ts';
import { saveFile } from './save-file.ts';

/** Puts the loaded studies into the library around it, and says so as long as they are there. */
export function LibraryBanner() {
  return (
    <CaseStudiesProvider>
      <Banner />
    </CaseStudiesProvider>
  );
}

function Banner() {
  const { caseStudies, published, testMode } = useCaseStudies();
  const showInstead = use(ShowInstead);
  const { active, isSaved, loss } = testMode;
  const isReady = active || published.status === 'ready';

  // In the same frame as the banner: nobody sees one without the other.
  useLayoutEffect(() => {
    if (isReady) showInstead({ studies: caseStudies.map(toCard), links: active ? PREVIEW_LINKS : undefined });
    return () => showInstead(null);
  }, [active, caseStudies, isReady, showInstead]);

  return (
    <div className={styles.banner} data-active={active}>
      <p role="status">
        {active
          ? 'Preview, not published: only this browser sees these case studies.'
          : 'Test mode is on and nothing is loaded, so this is the published list.'}
        {active && !isSaved && ' Not saved: a reload loses them.'}
        {loss && ` The case studies of your last visit were removed: ${loss.reason}.`}
      </p>
      <p className={styles.ways}>
        {loss && (
          <button type="button" className="go" onClick={() => saveFile({ name: 'case-studies.json', text: loss.text })}>
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
