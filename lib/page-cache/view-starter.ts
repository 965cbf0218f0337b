import { STARTS_IN_VIEW } from './marks.ts';

const [MARK] = Object.keys(STARTS_IN_VIEW);

/** Whether some element of a page lives by itself. */
export function hasStarter(html: string): boolean {
  return html.includes(` ${MARK}=""`);
}

/**
 * A second inline script, only for pages with an element that lives by itself: gives the loader a sign when the element comes
 * into view. If React has started by then, or is on its way, nobody listens.
 */
export const VIEW_STARTER = `(() => {
var view = new IntersectionObserver((seen) => {
if (!seen.some((one) => one.isIntersecting)) return;
view.disconnect();
dispatchEvent(new Event('focusin'));
});
document.querySelectorAll('[${MARK}]').forEach((one) => view.observe(one));
})();`;
