import { AsyncLocalStorage } from 'node:async_hooks';

// Next may load this module more than once in a process; who opens the store and who asks it must mean the same.
const shared = globalThis as { quoteStorePriority?: AsyncLocalStorage<number> };
const priorities = (shared.quoteStorePriority ??= new AsyncLocalStorage<number>());

/** Runs `action`: what it asks of a store with one connection comes before everything that others wait for there. */
export function withPriority<T>(action: () => Promise<T>): Promise<T> {
  return priorities.run(1, action);
}

/** The higher, the sooner; 0 for everybody who has not asked for more. */
export function currentPriority(): number {
  return priorities.getStore() ?? 0;
}
