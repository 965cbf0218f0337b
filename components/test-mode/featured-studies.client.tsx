'use client';

import type { ReactNode } from 'react';
import { CaseGrid } from '../case-study/library/case-grid.tsx';
import { CaseStudiesProvider, useCaseStudies } from './case-studies-provider.client.tsx';
import { PREVIEW_LINKS } from './preview-links.ts';
import { TestModeBanner } from './test-mode-banner.client.tsx';

type FeaturedStudiesProps = { slugs: string[]; children: ReactNode };

/** The loaded studies of a section: those that it lists, else the featured ones. `children` are the published studies. */
export function FeaturedStudies(props: FeaturedStudiesProps) {
  return (
    <CaseStudiesProvider>
      <Studies {...props} />
    </CaseStudiesProvider>
  );
}

function Studies({ slugs, children }: FeaturedStudiesProps) {
  const { bySlug, featured, testMode } = useCaseStudies();
  const listed = slugs.flatMap((slug) => bySlug(slug) ?? []);
  const studies = listed.length > 0 ? listed : featured;
  return (
    <>
      <TestModeBanner />
      {!testMode.active && children}
      {testMode.active && studies.length > 0 && <CaseGrid studies={studies} links={PREVIEW_LINKS} />}
      {testMode.active && studies.length === 0 && (
        <p>None of the loaded case studies is featured: set its field featured to true.</p>
      )}
    </>
  );
}
