import { AsyncLocalStorage } from 'node:async_hooks';

// Next may load this module more than once in a process, so all copies share one AsyncLocalStorage.
const shared = globalThis as { quoteStorePriority?: AsyncLocalStorage<number> };
const priorities = (shared.quoteStorePriority ??= new AsyncLocalStorage<number>());

/** Runs `action` with priority: its queries on a store with one connection run before all other waiting ones. */
export function withPriority<T>(action: () => Promise<T>): Promise<T> {
  return priorities.run(1, action);
}

/** The priority of the current action; higher runs first, the default is 0. */
export function currentPriority(): number {
  return priorities.getStore() ?? 0;
}
