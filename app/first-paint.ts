import { squeeze } from '#lib/page-cache/squeeze';

/**
 * Runs in the head before the first paint (specification section 2): the loading overlay of a session's first page, and
 * the font states. A session is the row of this site's pages in the history of a tab, which a browser hands over with the page.
 * Storage is kept by another process, which the whole page would wait for, so a browser without the Navigation API (of before 2026) has no overlay.
 *
 * Under the overlay the first paint has the line for itself. What nobody sees in it waits for `seen`, a promise of the window: the faces,
 * which are set once they are there, all in one, so that a page is laid out again once and not three times; and far rules (far-sheet.ts).
 * A browser that does not tell of its paints goes on when the overlay ends. Where there is no overlay the face of headlines is asked for at
 * once.
 * The script asks neither for a style nor for `document.fonts.ready`: either has the whole page laid out at once, in the task that
 * ends its parsing. Kept as text because it must not wait for any script file.
 */
export const FIRST_PAINT_SCRIPT = squeeze(`((document, list = document.documentElement.classList) => {
  list.add('fonts-loading');
  var set = (to = 'fonts-fallback') => list.replace('fonts-loading', to) || list.replace('fonts-fallback', to), fonts = document.fonts;
  var face = document.querySelector('[as=font]');
  var end = fonts.onloadingdone = () => list.contains('late') || set([...fonts].some(it => it.status == 'error') ? void 0 : 'fonts-loaded');
  setTimeout(set, 500);
  if (self.navigation?.entries().length != 1 || document.prerendering || performance.getEntriesByType('navigation')[0].type != 'navigate' || matchMedia('(prefers-reduced-motion)').matches) return face && (face.media = '');
  list.add('first-visit', 'late');
  self.seen = new Promise(go => {
    requestAnimationFrame(() => setTimeout(() => go(list.remove('first-visit')), 500));
    new PerformanceObserver(go).observe({ type: 'largest-contentful-paint' });
  }).then(() => {
    var show = () => {
      list.remove('late');
      fonts.status == 'loaded' && end();
    };
    fonts.load('1em Familjen Grotesk,Anybody,Limelight').then(show, show);
  });
})(document);`);
