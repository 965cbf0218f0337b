/**
 * Runs in the head before the first paint (specification section 2): the loading overlay of a session's first page, and
 * the font states. Kept as text because it must not wait for any script file.
 */
export const FIRST_PAINT_SCRIPT = `((html, list) => {
  list.add('fonts-loading');
  var settle = (state) => list.replace('fonts-loading', state) || list.replace('fonts-fallback', state);
  var late = setTimeout(settle, 500, 'fonts-fallback');
  document.addEventListener('DOMContentLoaded', () => {
    var style = getComputedStyle(html);
    Promise.all([
      document.fonts.load('800 1em ' + style.getPropertyValue('--font-display')),
      document.fonts.load('400 1em ' + style.getPropertyValue('--font-text')),
    ]).then(() => { clearTimeout(late); settle('fonts-loaded'); }, () => settle('fonts-fallback'));
  });
  try {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', '1');
  } catch (blocked) { return; }
  list.add('first-visit');
  requestAnimationFrame(() => setTimeout(() => list.remove('first-visit'), 500));
})(document.documentElement, document.documentElement.classList);`.replaceAll(/\n +/g, '\n');
