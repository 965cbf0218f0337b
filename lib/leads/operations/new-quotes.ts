// Next may load this module more than once in a process: the door of the endpoint and the worker share one list.
const shared = globalThis as { newQuoteListeners?: Set<() => void> };

/** Calls `listener` after every quote that this process accepts. Returns how to stop that. */
export function onNewQuote(listener: () => void): () => void {
  const listeners = (shared.newQuoteListeners ??= new Set());
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells everyone who waits for it that a quote was accepted. */
export function announceNewQuote(): void {
  for (const listener of shared.newQuoteListeners ?? []) listener();
}
