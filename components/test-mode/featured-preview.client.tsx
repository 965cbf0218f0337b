'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useSearch } from '#components/ui/use-search.client';
import { isTestMode } from '#lib/content/test-mode-url';

// Loaded lazily, because the validation of stored data is large.
const FeaturedStudies = lazy(async () => ({
  default: (await import('./featured-studies.client.tsx')).FeaturedStudies,
}));

type FeaturedPreviewProps = {
  /** The slugs that the section lists; empty for the featured studies. */
  slugs: string[];
  /** The published studies. */
  children: ReactNode;
};

/** The studies of a section. In test mode the loaded ones replace them. */
export function FeaturedPreview({ slugs, children }: FeaturedPreviewProps) {
  const search = useSearch();
  if (!isTestMode(search)) return children;
  return (
    <Suspense fallback={children}>
      <FeaturedStudies slugs={slugs}>{children}</FeaturedStudies>
    </Suspense>
  );
}
