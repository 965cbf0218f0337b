import type { SendError } from '#lib/quote/send-quote';

/** Cache times and retries of queries (specification section 9). Times in milliseconds. */
export const QUERY_DEFAULTS = {
  staleTime: 60_000,
  gcTime: 300_000,
  retry: 3,
  /** Exponential backoff: 1 s, 2 s, 4 s ... at most 30 s. */
  retryDelay: (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000),
};

/** Options for sending a quote request. Offline it fails with a message at once, and only transient errors are retried. */
export const SENDING_DEFAULTS = {
  networkMode: 'always' as const,
  retry: (count: number, error: SendError) => error.isTransient && count < QUERY_DEFAULTS.retry,
  retryDelay: QUERY_DEFAULTS.retryDelay,
};
