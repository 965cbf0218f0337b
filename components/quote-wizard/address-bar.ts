import { STEPS, type StepId } from '#lib/quote/journey';

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

/** Gives the entry on show another address. It keeps its state, which the framework shares. */
export function replaceAddress(url: URL): void {
  if (url.href === window.location.href) return;
  browsersOwn().replaceState.call(window.history, window.history.state, '', url);
}

/** The address of this page with another step in it. */
export function addressOf(id: StepId): URL {
  const url = new URL(window.location.href);
  url.searchParams.set('step', id);
  return url;
}

/** Writes the step on show into the address. One without a step means the first. */
export function nameStep(id: StepId): void {
  const named = new URLSearchParams(window.location.search).get('step') ?? STEPS[0].id;
  if (named !== id) replaceAddress(addressOf(id));
}

function browsersOwn(): History {
  return Object.getPrototypeOf(window.history) as History;
}
