import { SECOND_QUESTION } from '../html/html-markers.ts';

/**
 * How often a form is submitted again for React before the browser submits it itself. Offline, the retries go on. Retries are counted
 * instead of time: a slow phone that is busy hydrating makes few of them, so hydration can finish.
 */
const MAX_RETRIES = 100;
/** The time between two retries, in milliseconds. */
const RETRY_INTERVAL_MS = 50;

let pendingForm: EventTarget | null = null;
let retries = 0;
let timer: ReturnType<typeof setTimeout>;

/*
 * A form that is submitted before hydration shows its next part, if the page has one (`showUnlessAnswered`) and the URL does not answer it
 * already. Otherwise the form is submitted again until React handles it.
 */
onsubmit = (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented && form !== pendingForm) return;
  clearTimeout(timer);
  retries = form === pendingForm ? retries + 1 : 0;
  pendingForm = event.defaultPrevented ? null : form;
  if (!pendingForm || (retries > MAX_RETRIES && navigator.onLine)) return;
  event.preventDefault();
  const next = form.querySelector<HTMLElement>(SECOND_QUESTION);
  const answer = form.querySelector<HTMLInputElement>(':checked')?.value;
  if (next?.hidden && answer && answer !== next.dataset.showUnless && !/city|where|step/.test(location.search)) {
    pendingForm = null;
    next.hidden = false;
    (next.previousElementSibling as HTMLElement).hidden = true;
    next.querySelector<HTMLElement>('[tabindex]')?.focus();
  } else timer = setTimeout(() => form.requestSubmit(event.submitter), RETRY_INTERVAL_MS);
};

export {};
