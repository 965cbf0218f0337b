import { SECOND_QUESTION } from '../html/html-markers.ts';

/**
 * Shows the next part of a form that is submitted before hydration, if the page has one (`showUnlessAnswered`) and the URL does not answer it
 * already. True if it did.
 */
export function showSecondQuestion(form: HTMLFormElement): boolean {
  const next = form.querySelector<HTMLElement>(SECOND_QUESTION);
  const answer = form.querySelector<HTMLInputElement>(':checked')?.value;
  if (!next?.hidden || !answer || answer === next.dataset.showUnless || /city|where|step/.test(location.search))
    return false;
  next.hidden = false;
  (next.previousElementSibling as HTMLElement).hidden = true;
  next.querySelector<HTMLElement>('[tabindex]')?.focus();
  return true;
}
