'use client';

import { use, useLayoutEffect } from 'react';
import { toCard } from '#lib/case-studies/card';
import { StudiesOverrideContext } from '../case-study/library/studies-override.ts';
import { CaseStudiesProvider, useCaseStudies } from './case-studies-provider.client.tsx';
import { PREVIEW_LINKS } from './preview-links.ts';
import { TestModeBanner } from './test-mode-banner.client.tsx';

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
  const { active } = testMode;
  const isReady = active || published.status === 'ready';

  // A layout effect, so that the studies and the banner appear in the same frame.
  useLayoutEffect(() => {
    if (isReady) setOverride({ studies: caseStudies.map(toCard), links: active ? PREVIEW_LINKS : undefined });
    return () => setOverride(null);
  }, [active, caseStudies, isReady, setOverride]);

  return <TestModeBanner />;
}
