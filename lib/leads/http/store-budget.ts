import type { Logger } from '../operations/log.ts';
import { withDeadline } from '../store/lock-retry.ts';
import { refusal, type Refusal } from './outcome.ts';

/** How long a request may wait for the store, in total over its accesses. */
const STORE_TIMEOUT_MS = 5_800;

type Failure = {
  log: Logger;
  /** The event to log. */
  event: string;
  /** A sentence for the visitor. */
  message: string;
};

/** Runs the accesses of one request to the store within one time limit. */
export type StoreBudget = <Result>(action: () => Promise<Result>) => Promise<Result | Refusal>;

/** Opens the budget of one request. When the store fails or takes too long, the failure is logged, and the result is a refusal with 503. */
export function openStoreBudget({ log, event, message }: Failure): StoreBudget {
  let remainingMs = STORE_TIMEOUT_MS;
  return async (action) => {
    const startedAt = performance.now();
    try {
      return await withDeadline(remainingMs, action);
    } catch (error) {
      log.error({ event, error });
      return refusal(503, 'store', message, { 'Retry-After': '60' });
    } finally {
      remainingMs -= performance.now() - startedAt;
    }
  };
}
