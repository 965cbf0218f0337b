/*
 * Changes of the address within the wizard. The framework puts its own `pushState` before the browser's and draws its
 * whole page again after every call, which costs a phone more than the step itself. It need not hear of these: nothing else
 * on the page reads the address, and each entry keeps what the framework wrote into it, so that Back and Forward still
 * reach it.
 */

/** Adds an entry to the history, with values of our own in its state. */
export function pushAddress(url: URL, state: object): void {
  browsersOwn().pushState.call(window.history, { ...window.history.state, ...state }, '', url);
}

/** Gives the entry on show another address. */
export function replaceAddress(url: URL): void {
  browsersOwn().replaceState.call(window.history, window.history.state, '', url);
}

function browsersOwn(): History {
  return Object.getPrototypeOf(window.history) as History;
}
