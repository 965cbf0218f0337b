'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QUERY_DEFAULTS } from '../ui/query-defaults.ts';

/** One for the visit: a city that was looked up stays known, whatever step asks for it. */
export const laterQueries = new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } });

/** Gives all that comes after the first step the same cache, wherever on the page it is. */
export function LaterQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={laterQueries}>{children}</QueryClientProvider>;
}
