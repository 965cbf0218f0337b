import { FAR_ID } from './marks.ts';
import { squeeze } from './squeeze.ts';

const HIDES = 'data-late';

/**
 * Hides what comes after the link to the far rules while they are on their way: what follows the link, and what follows each element
 * around it. Without `:has()`, because Chromium 156 does not always style such elements anew, and the footer never came back.
 */
export const FAR_HIDDEN = `[${HIDES}]~*{display:none}`;

/** What waits, and `tidyUp` of what only a browser without scripts reads. */
const script = (tidyUp: string) =>
  squeeze(`(async far => {
var hide = loaded => { for (var part = far; part; part = part.parentElement) part.toggleAttribute('${HIDES}', !loaded) };
hide();
far.onload = far.onerror = hide;
${tidyUp}
document.currentScript.remove();
location.hash || await self.seen;
far.rel = 'stylesheet';
})(self.${FAR_ID});`);

const ALONE = script('');
const BESIDE_PLAIN_LINK = script('far.previousSibling.remove();');

/**
 * Where the first screen ends. A browser without scripts has a plain link to the far rules there, unless the head has one, and reads on when they
 * are there. With scripts the link waits for the first paint of a session's first page (app/first-paint.ts), which has the line for itself until
 * then, and everything that the rules are for is hidden meanwhile; other pages ask at once, and so does one whose address names a place in it.
 * A file that cannot be had hides nothing. The script leaves the link alone behind, because React knows nothing of the rest.
 */
export function farSheet(href: string, { isInHead }: { isInHead: boolean }): string {
  const link = `<link id="${FAR_ID}" href="${href}">`;
  if (isInHead) return `${link}<script>${ALONE}</script>`;
  return `${plainFarSheet(href)}${link}<script>${BESIDE_PLAIN_LINK}</script>`;
}

/** The far rules for a browser without scripts. */
export function plainFarSheet(href: string): string {
  return `<noscript><link rel="stylesheet" href="${href}"></noscript>`;
}
