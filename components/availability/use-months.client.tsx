'use client';

import { useQueries } from '@tanstack/react-query';
import type { MonthAvailability } from '#lib/availability/month';
import { apiUrl } from '#lib/content/api-url';
import { fetchMonth } from './fetch-month.ts';

/** In milliseconds. One retry only, because a visitor waits, and a plain date field is there if both fail. */
const RETRY_DELAY_MS = 1_000;

type Months = {
  /** By month (YYYY-MM); those that have been read. */
  months: ReadonlyMap<string, MonthAvailability>;
  /** Those that cannot be read. */
  failed: readonly string[];
  /** Reads those again that failed. */
  retry: () => void;
};

/** What is free in some months (YYYY-MM). Reads each once a minute at most. */
export function useMonths(what: string, wanted: readonly string[]): Months {
  const hasServer = apiUrl('/api/availability') !== undefined;
  const results = useQueries({
    queries: wanted.map((month) => ({
      queryKey: ['availability', what, month],
      queryFn: () => fetchMonth(what, month),
      enabled: hasServer,
      retry: 1,
      retryDelay: RETRY_DELAY_MS,
      networkMode: 'always' as const,
    })),
  });
  const read = results.flatMap(({ data }) => data ?? []);
  return {
    months: new Map(read.map((month) => [month.month, month])),
    failed: wanted.filter((_, index) => !hasServer || (results[index]!.isError && !results[index]!.data)),
    retry: () => results.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}
