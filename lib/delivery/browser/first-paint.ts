/*
 * The script that runs in the head before the first paint (specification section 2): the loading overlay of a session's first page, and the
 * font states. A session is the consecutive entries of this site in the history of a tab, from the Navigation API. Browsers without it
 * (before 2026) show no overlay: `sessionStorage` is in another process, and reading it would delay the page.
 *
 * The script reads no computed style, and `document.fonts.ready` only once the page is there: both force a layout of the whole page in the task
 * that finishes parsing. It is inline, because it must not wait for a script file.
 */
const {
  documentElement: { classList },
  fonts,
  prerendering,
} = document as Document & { prerendering?: boolean };
const setFontState = (state = 'fonts-fallback') =>
  classList.replace('fonts-loading', state) || classList.replace('fonts-fallback', state);
const finish = () => setFontState([...fonts].some((face) => face.status === 'error') ? undefined : 'fonts-loaded');

classList.add('fonts-loading');
fonts.onloadingdone = finish;
// WebKit fires no event for the fonts of style sheets.
setTimeout(() => {
  if (setFontState()) void fonts.ready.then(finish);
}, 500);

if (
  // Undefined in browsers without the Navigation API.
  self.navigation?.entries().length === 1 &&
  !prerendering &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'navigate' &&
  !matchMedia('(prefers-reduced-motion)').matches
) {
  classList.add('first-visit');
  requestAnimationFrame(() => setTimeout(() => classList.remove('first-visit'), 500));
}

export {};
