'use client';

import type { ReactNode } from 'react';
import { newQueryClient, QueryProvider } from '#components/ui/query-provider.client';

/** One cache for the visit, so that all steps share the results of city lookups. */
export const lazyQueries = newQueryClient();

/** Provides the shared query cache to lazy steps. */
export function LazyQueries({ children }: { children: ReactNode }) {
  return <QueryProvider client={lazyQueries}>{children}</QueryProvider>;
}
