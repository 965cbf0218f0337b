/**
 * Runs in the head before the first paint (specification section 2): the loading overlay of a session's first page, and
 * the font states. Kept as text because it must not wait for any script file.
 */
export const FIRST_PAINT_SCRIPT = `((html, list = html.classList) => {
  list.add('fonts-loading');
  var settle = (state) => list.replace('fonts-loading', state) || list.replace('fonts-fallback', state);
  setTimeout(settle, 500, 'fonts-fallback');
  document.addEventListener('DOMContentLoaded', () => {
    var style = getComputedStyle(html);
    var load = (weight, face) => document.fonts.load(weight + ' 1em ' + style.getPropertyValue('--font-' + face));
    Promise.all([load(800, 'display'), load(400, 'text')]).then(() => settle('fonts-loaded'), () => settle('fonts-fallback'));
  });
  try {
    if (sessionStorage.visited) return;
    sessionStorage.visited = 1;
  } catch { return; }
  list.add('first-visit');
  requestAnimationFrame(() => setTimeout(() => list.remove('first-visit'), 500));
})(document.documentElement);`.replaceAll(/\n +/g, '\n');
