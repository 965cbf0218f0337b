'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { QUERY_DEFAULTS } from './query-defaults.ts';

/** Gives the islands below it one cache with the specified times and retries. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
