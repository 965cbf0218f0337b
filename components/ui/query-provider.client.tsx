'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { QUERY_DEFAULTS } from './query-defaults.ts';

/** A query client with the times and retries of QUERY_DEFAULTS. */
export function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } });
}

/** Provides a query client to its children: `client` if given, a new one otherwise. */
export function QueryProvider({ client, children }: { client?: QueryClient; children: ReactNode }) {
  const [own] = useState(() => client ?? newQueryClient());
  return <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}
