import { hasMark, NEXT_PART, STARTS_AT_LOAD, STARTS_IN_VIEW } from './marks.ts';
import { squeeze } from './squeeze.ts';

const [MARK] = Object.keys(STARTS_IN_VIEW);

/*
 * Inline scripts for pages that start React without any sign of a person: each gives the loader one. If React has started by then, or is on
 * its way, nobody listens.
 */

/** When an element that lives by itself comes into view. */
export const VIEW_STARTER = squeeze(`(() => {
var view = new IntersectionObserver((seen) => {
if (!seen.some((one) => one.isIntersecting)) return;
view.disconnect();
dispatchEvent(new Event('focusin'));
});
document.querySelectorAll('[${MARK}]').forEach((one) => view.observe(one));
})();`);

/**
 * How often a form is tried again for React before the browser sends it itself; without a network it waits for that, too. Tries are counted
 * instead of time: a slow phone that works on React has few of them, and has not waited in vain.
 */
const TRIES = 100;
/** The pause between two tries, in milliseconds. */
const TRY_MS = 50;

/**
 * When everything of the first screen is loaded and painted: asked for earlier, the framework's scripts would share the line with the text
 * and its fonts. A form that somebody sends before React is there shows its next part, if it carries one (goesOnUnless) and no link has
 * answered that; else it is sent again and again until React takes it.
 */
export const LOAD_STARTER = squeeze(`{
let held, tries, timer;
addEventListener('load', async () => {
await (self.seen || new Promise(requestAnimationFrame));
await document.fonts.ready;
dispatchEvent(new Event('focusin'));
});
addEventListener('submit', event => {
var { target: form, defaultPrevented: taken } = event;
if (taken && form != held) return;
clearTimeout(timer);
if (taken) return void (held = 0);
tries = form == held ? tries + 1 : 0;
held = form;
if (tries > ${TRIES} && navigator.onLine) return;
event.preventDefault();
var next = form.querySelector('${NEXT_PART}'), answer = form.querySelector(':checked')?.value;
if (next?.hidden && answer && answer != next.dataset.unless && !/city|where|step/.test(location.search)) {
held = next.hidden = 0;
next.previousElementSibling.hidden = 1;
next.querySelector('[tabindex]').focus();
} else timer = setTimeout(() => form.requestSubmit(event.submitter), ${TRY_MS});
});
}`);

/**
 * The one that a page needs, if any: before all of its content (`early`), because somebody may send a form of which the end is still on its
 * way, or behind it (`late`).
 */
export function startersOf(html: string): { early: string[]; late: string[] } {
  if (hasMark(html, STARTS_AT_LOAD)) return { early: [LOAD_STARTER], late: [] };
  return { early: [], late: html.includes(` ${MARK}=""`) ? [VIEW_STARTER] : [] };
}
