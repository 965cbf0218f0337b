import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from './store-error.ts';

/** How long a caller waits in all, in milliseconds: 5 s, and what a line of callers needs once the file is free. */
const PATIENCE = 5_500;

/**
 * Those who wait for a file that another process holds, one behind the other. Only the first of them tries: every try
 * stops the event loop for a moment, and a hundred callers would stop it for a hundred moments.
 */
let line: Promise<void> | undefined;

const insideAnother = new AsyncLocalStorage<true>();

/** Until when everything that somebody does with the store has to be begun. */
const deadlines = new AsyncLocalStorage<number>();

/** Runs `action`, in which nobody waits for the store longer than `ms` milliseconds in all: nothing is begun after that. */
export function withPatience<T>(ms: number, action: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + ms, action);
}

/**
 * Runs `action` again for as long as another process holds the store, and for at most 5.5 s in all; then throws a StoreError
 * `busy`. What `action` does in a transaction is rolled back before it runs again. Inside another `action` it runs once.
 */
export function whenFree<T>(action: () => Promise<T>): Promise<T> {
  return insideAnother.getStore() ? action() : insideAnother.run(true, () => retry(action));
}

async function retry<T>(action: () => Promise<T>): Promise<T> {
  const deadline = Math.min(performance.now() + PATIENCE, deadlines.getStore() ?? Infinity);
  if (performance.now() >= deadline) throw heldTooLong();
  if (!line) {
    try {
      return await action();
    } catch (error) {
      if (isConflict(error)) return insist(action, deadline);
      if (!isFileLocked(error)) throw error;
    }
  }
  const turn = (line ?? Promise.resolve()).then(() => insist(action, deadline));
  const end = turn.then(ignore, ignore);
  line = end;
  void end.then(() => {
    if (line === end) line = undefined;
  });
  return turn;
}

async function insist<T>(action: () => Promise<T>, deadline: number): Promise<T> {
  for (let wait = 1; performance.now() < deadline; wait = Math.min(2 * wait, 50)) {
    // Jitter, so that two processes in each other's way do not meet again and again; a pause, so that both get a turn.
    await pause(wait * (0.5 + Math.random()));
    try {
      return await action();
    } catch (error) {
      if (!isFileLocked(error) && !isConflict(error)) throw error;
    }
  }
  throw heldTooLong();
}

function heldTooLong(): StoreError {
  return new StoreError('busy', 'Another process has held the quote store for 5 seconds.');
}

/** SQLITE_BUSY and its kinds: 261 while a crashed process is recovered from, 517 for a snapshot that is out of date. */
export function isFileLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === 5;
}

/** PostgreSQL gave up one of two transactions that were in each other's way (serialization_failure, deadlock_detected). */
function isConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40001' || code === '40P01';
}

function ignore(): void {}
