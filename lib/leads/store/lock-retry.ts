import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from './store-error.ts';

/** How long a caller waits in total: 5 s, plus the time that a queue of callers needs after the file is unlocked. */
const TIMEOUT_MS = 5_500;

/**
 * The queue of callers while another process locks the file. Only the first caller retries: every try blocks the event loop for
 * a moment, and a hundred callers would block it a hundred times.
 */
let queue: Promise<void> | undefined;

const nested = new AsyncLocalStorage<true>();

/** The time (of performance.now) after which no action with the store may start. */
const deadlines = new AsyncLocalStorage<number>();

/** Runs `action` with a limit of `ms` milliseconds for waiting on the store: no access starts after that. */
export function withDeadline<T>(ms: number, action: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + ms, action);
}

/**
 * Retries `action` while another process locks the store, for at most 5.5 s in total. Then it throws a StoreError `busy`. A
 * transaction in `action` is rolled back before each retry. A nested call runs its action once, without retries.
 */
export function withLockRetry<T>(action: () => Promise<T>): Promise<T> {
  return nested.getStore() ? action() : nested.run(true, () => retry(action));
}

async function retry<T>(action: () => Promise<T>): Promise<T> {
  const deadline = Math.min(performance.now() + TIMEOUT_MS, deadlines.getStore() ?? Infinity);
  if (performance.now() >= deadline) throw createBusyError();
  if (!queue) {
    try {
      return await action();
    } catch (error) {
      if (isConflict(error)) return retryUntilDeadline(action, deadline);
      if (!isFileLocked(error)) throw error;
    }
  }
  const queued = (queue ?? Promise.resolve()).then(() => retryUntilDeadline(action, deadline));
  const end = queued.then(noop, noop);
  queue = end;
  void end.then(() => {
    if (queue === end) queue = undefined;
  });
  return queued;
}

async function retryUntilDeadline<T>(action: () => Promise<T>, deadline: number): Promise<T> {
  for (let wait = 1; performance.now() < deadline; wait = Math.min(2 * wait, 50)) {
    // The jitter keeps two conflicting processes from colliding again; the pause gives both a chance.
    await pause(wait * (0.5 + Math.random()));
    try {
      return await action();
    } catch (error) {
      if (!isFileLocked(error) && !isConflict(error)) throw error;
    }
  }
  throw createBusyError();
}

function createBusyError(): StoreError {
  return new StoreError('busy', 'Another process has held the quote store for 5 seconds.');
}

/** SQLITE_BUSY and its extended codes: 261 (recovery after a crash) and 517 (outdated snapshot). */
export function isFileLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === 5;
}

/** PostgreSQL canceled one of two conflicting transactions (serialization_failure, deadlock_detected). */
function isConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40001' || code === '40P01';
}

function noop(): void {}
