import { ENHANCED_ATTRIBUTE } from '../html/html-markers.ts';

/** The time between two looks at whether React has hydrated a control, in milliseconds. */
const INTERVAL_MS = 20;

/**
 * How often an enhanced link waits before the browser follows it itself. Looks are counted instead of time: a slow phone that is busy hydrating makes few
 * of them, so hydration can finish.
 */
const MAX_LOOKS = 250;

/** Controls without an effect of their own. */
const BUTTONS = '[type=button]:not([popovertarget]),[role=button],[role=tab]';

const waiting = new Set<HTMLElement>();

/**
 * Repeats a click when React has hydrated its control: a button, or a link with `ENHANCED_LINK`. Clicks with a modifier key on links are left to the
 * browser.
 */
export function repeatWhenHydrated(event: MouseEvent): void {
  const target = event.target as Element;
  const link = target.closest<HTMLElement>(`[${ENHANCED_ATTRIBUTE}]`);
  const control = link ?? target.closest<HTMLElement>(BUTTONS);
  if (!control || isHydrated(control)) return;
  if (link) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
  }
  if (waiting.has(control)) return;
  waiting.add(control);
  let looks = 0;
  const timer = setInterval(() => {
    const { isConnected } = control;
    const mustWait = !link || looks++ < MAX_LOOKS;
    if (isConnected && !isHydrated(control) && mustWait) return;
    clearInterval(timer);
    waiting.delete(control);
    link?.removeAttribute(ENHANCED_ATTRIBUTE);
    // React has handled the click and replaced the control. A click on the old link would leave the page.
    if (isConnected) control.click();
  }, INTERVAL_MS);
}

function isHydrated(element: Element): boolean {
  return /__reactProps/.test(Object.keys(element).join());
}
