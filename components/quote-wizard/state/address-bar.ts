import { STEPS, type StepId } from '#lib/quote/journey';

/*
 * Changes the URL within the wizard through the native History API. Next.js patches `history.pushState` and renders the
 * whole page after every call, which takes a phone longer than rendering the step. Next.js does not need these calls:
 * nothing else on the page reads the URL. Each entry keeps the state that Next.js stored in it, so Back and Forward
 * still work.
 */

/** Adds a history entry. `state` is merged into the state that Next.js stored in the current entry. */
export function pushUrl(url: URL, state: object): void {
  getNativeHistory().pushState.call(window.history, { ...window.history.state, ...state }, '', url);
}

/** Changes the URL of the current history entry and keeps its state. */
export function replaceUrl(url: URL): void {
  if (url.href === window.location.href) return;
  getNativeHistory().replaceState.call(window.history, window.history.state, '', url);
}

/** The URL of this page with another step. */
export function getStepUrl(id: StepId): URL {
  const url = new URL(window.location.href);
  url.searchParams.set('step', id);
  return url;
}

/** Writes the current step to the URL. A URL without a step means the first step. */
export function writeStepToUrl(id: StepId): void {
  const written = new URLSearchParams(window.location.search).get('step') ?? STEPS[0].id;
  if (written !== id) replaceUrl(getStepUrl(id));
}

function getNativeHistory(): History {
  return Object.getPrototypeOf(window.history) as History;
}
