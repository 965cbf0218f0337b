/** How fetched data ages and retries (specification section 9). Times in milliseconds. */
export const QUERY_DEFAULTS = {
  staleTime: 60_000,
  gcTime: 300_000,
  retry: 3,
  /** Exponential back-off: 1 s, 2 s, 4 s ... never more than 30 s. */
  retryDelay: (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000),
};
