// Next may load this module more than once in a process, so the endpoint and the worker share one list.
const shared = globalThis as { newQuoteListeners?: Set<() => void> };

/** Calls `listener` after every quote that this process accepts. Returns a function that removes the listener. */
export function onNewQuote(listener: () => void): () => void {
  const listeners = (shared.newQuoteListeners ??= new Set());
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls all listeners after a quote was accepted. */
export function announceNewQuote(): void {
  for (const listener of shared.newQuoteListeners ?? []) listener();
}
