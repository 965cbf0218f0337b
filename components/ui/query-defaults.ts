import type { SendError } from '#lib/quote/send-quote';

/** How fetched data ages and retries (specification section 9). Times in milliseconds. */
export const QUERY_DEFAULTS = {
  staleTime: 60_000,
  gcTime: 300_000,
  retry: 3,
  /** Exponential back-off: 1 s, 2 s, 4 s ... never more than 30 s. */
  retryDelay: (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000),
};

/** How a quote request is sent: an offline one fails in words instead of waiting, and only what may work later is repeated. */
export const SENDING_DEFAULTS = {
  networkMode: 'always' as const,
  retry: (count: number, error: SendError) => error.isTransient && count < QUERY_DEFAULTS.retry,
  retryDelay: QUERY_DEFAULTS.retryDelay,
};
