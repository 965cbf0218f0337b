import { squeeze } from '#lib/page-cache/squeeze';

/**
 * Runs in the head before the first paint (specification section 2): the loading overlay of a session's first page, and
 * the font states. A session is the row of this site's pages in the history of a tab, which a browser hands over with the page.
 * Storage is kept by another process, which the whole page would wait for, so a browser without the Navigation API (of before 2026) has no overlay.
 * Under the overlay the face of texts is asked for when the first paint is on the screen, which has the line for
 * itself until then, and set once it is there, with that of headlines, so that a page is laid out again once and not three times. A browser that
 * does not tell of its first paint asks when the overlay ends.
 * It asks neither for a style nor for `document.fonts.ready`: either has the whole page laid out at once, in the task that
 * ends its parsing. Kept as text because it must not wait for any script file.
 */
export const FIRST_PAINT_SCRIPT = squeeze(`(list => {
  list.add('fonts-loading');
  var set = to => list.replace('fonts-loading', to) || list.replace('fonts-fallback', to);
  setTimeout(set, 500, 'fonts-fallback');
  var fonts = document.fonts, end = fonts.onloadingdone = () => list.contains('text-later') || set([...fonts].some(it => it.status == 'error') ? 'fonts-fallback' : 'fonts-loaded');
  if (self.navigation?.entries().length != 1 || document.prerendering || performance.getEntriesByType('navigation')[0].type != 'navigate' || matchMedia('(prefers-reduced-motion)').matches) return;
  list.add('first-visit', 'text-later');
  var show = () => {
    list.remove('text-later');
    fonts.status == 'loaded' && end();
  }, ask = () => fonts.load('1em Familjen Grotesk,Anybody').then(show, show);
  requestAnimationFrame(() => setTimeout(() => {
    list.remove('first-visit');
    ask();
  }, 500));
  new PerformanceObserver(seen => seen.getEntriesByName('first-contentful-paint').map(ask)).observe({ type: 'paint' });
})(document.documentElement.classList);`);
