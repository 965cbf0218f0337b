'use client';

import type { ReactNode } from 'react';
import { newQueryClient, QueryProvider } from '../ui/query-provider.client.tsx';

/** One for the visit: a city that was looked up stays known, whatever step asks for it. */
export const laterQueries = newQueryClient();

/** Gives all that comes after the first step the same cache, wherever on the page it is. */
export function LaterQueries({ children }: { children: ReactNode }) {
  return <QueryProvider client={laterQueries}>{children}</QueryProvider>;
}
