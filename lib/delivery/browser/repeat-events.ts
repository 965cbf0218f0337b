import { ENHANCED_ATTRIBUTE } from '../html/html-markers.ts';

/** The time between two looks at whether React has hydrated a control, in milliseconds. */
const INTERVAL_MS = 20;

/**
 * How often an enhanced link or form waits before the browser follows or submits it itself. Looks are counted instead of time: a slow phone
 * that is busy hydrating makes few of them, so hydration can finish.
 */
const MAX_LOOKS = 250;

/** Controls without an effect of their own. */
const BUTTONS = '[type=button]:not([popovertarget]),[role=button],[role=tab]';

const waiting = new Set<HTMLElement>();

/**
 * Repeats a click or a submit when React has hydrated its control: a button, a link with `ENHANCED_LINK` or a form with `ENHANCED_FORM`.
 * Clicks with a modifier key on links are left to the browser. A form is not submitted offline, which would lose its answers.
 */
export function repeatWhenHydrated(event: Event): void {
  const target = event.target as Element;
  const { submitter, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent & SubmitEvent;
  const enhanced = target.closest<HTMLElement>(`[${ENHANCED_ATTRIBUTE}=${event.type}]`);
  const control = enhanced ? (submitter ?? enhanced) : target.closest<HTMLElement>(BUTTONS);
  if (!control || isHydrated(control)) return;
  if (enhanced) {
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
  }
  if (waiting.has(control)) return;
  waiting.add(control);
  let looks = 0;
  const timer = setInterval(() => {
    const { isConnected } = control;
    const mustWait = !enhanced || looks++ < MAX_LOOKS || (submitter && !navigator.onLine);
    if (isConnected && !isHydrated(control) && mustWait) return;
    clearInterval(timer);
    waiting.delete(control);
    enhanced?.removeAttribute(ENHANCED_ATTRIBUTE);
    // React has handled the event and replaced the control. A click on the old link would leave the page.
    if (isConnected) control.click();
  }, INTERVAL_MS);
}

function isHydrated(element: Element): boolean {
  return /__reactProps/.test(Object.keys(element).join());
}
