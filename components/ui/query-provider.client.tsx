'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { QUERY_DEFAULTS } from './query-defaults.ts';

/** A cache with the specified times and retries. */
export function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } });
}

/** Gives the islands below it one cache: their own, or one that they share with others. */
export function QueryProvider({ client, children }: { client?: QueryClient; children: ReactNode }) {
  const [own] = useState(() => client ?? newQueryClient());
  return <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}
