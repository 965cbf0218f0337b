/**
 * Runs in the head before the first paint (specification section 2): the loading overlay of a session's first page, and
 * the font states. Under the overlay the face of texts is asked for when the first paint is on the screen, which has the line for
 * itself until then, and set once it is there, so that texts are laid out again once and not twice. A browser that does not tell of its first paint
 * asks when the overlay ends.
 * It asks neither for a style nor for `document.fonts.ready`: either has the whole page laid out at once, in the task that
 * ends its parsing. Kept as text because it must not wait for any script file.
 */
export const FIRST_PAINT_SCRIPT = `((html, list = html.classList) => {
  list.add('fonts-loading');
  var settle = (state) => list.replace('fonts-loading', state) || list.replace('fonts-fallback', state);
  setTimeout(settle, 500, 'fonts-fallback');
  var fonts = document.fonts;
  var end = () => list.contains('text-later') || settle([...fonts].some((font) => font.status === 'error') ? 'fonts-fallback' : 'fonts-loaded');
  fonts.onloadingdone = end;
  try {
    if (sessionStorage.visited) return;
    sessionStorage.visited = 1;
  } catch { return; }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  list.add('first-visit', 'text-later');
  var show = () => {
    list.remove('text-later');
    fonts.status === 'loaded' && end();
  };
  var ask = () => fonts.load('1em Familjen Grotesk').then(show, show);
  requestAnimationFrame(() => setTimeout(() => {
    list.remove('first-visit');
    ask();
  }, 500));
  new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint')[0] && ask()).observe({ type: 'paint', buffered: true });
})(document.documentElement);`.replaceAll(/\n +/g, '\n');
