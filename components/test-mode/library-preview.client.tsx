'use client';

import { lazy, Suspense } from 'react';
import { useSearch } from '#components/ui/use-search.client';
import { asksForTestMode } from '#lib/test-mode/mode';

// The checks of stored data and the fetching weigh more than the library: only those who test download them.
const LibraryBanner = lazy(async () => ({ default: (await import('./library-banner.client.tsx')).LibraryBanner }));

/** The library in test mode; nothing at all without test-mode=true in the address. */
export function LibraryPreview() {
  const search = useSearch();
  if (!asksForTestMode(search)) return null;
  return (
    <Suspense>
      <LibraryBanner />
    </Suspense>
  );
}
