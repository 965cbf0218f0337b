'use client';

import { lazy, Suspense } from 'react';
import { useSearch } from '#components/ui/use-search.client';
import { isTestMode } from '#lib/content/test-mode-url';

// Loaded lazily, because the validation of stored data is larger than the library itself.
const LibraryBanner = lazy(async () => ({ default: (await import('./library-banner.client.tsx')).LibraryBanner }));

/** The banner of the library in test mode; null unless the URL has test-mode=true. */
export function LibraryPreview() {
  const search = useSearch();
  if (!isTestMode(search)) return null;
  return (
    <Suspense>
      <LibraryBanner />
    </Suspense>
  );
}
