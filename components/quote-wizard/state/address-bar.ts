import { STEPS, type StepId } from '#lib/quote/journey';

/** Changes the URL of the current history entry and keeps its state. */
export function replaceUrl(url: URL): void {
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
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
