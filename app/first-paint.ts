/**
 * Runs in the head before the first paint (specification section 2): the loading overlay of a session's first page, and
 * the font states. Kept as text because it must not wait for any script file.
 */
export const FIRST_PAINT_SCRIPT = `(function (html) {
  html.classList.add('fonts-loading');
  var settle = function (state) {
    html.classList.replace('fonts-loading', state) || html.classList.replace('fonts-fallback', state);
  };
  var late = setTimeout(settle, 500, 'fonts-fallback');
  document.addEventListener('DOMContentLoaded', function () {
    var style = getComputedStyle(html);
    Promise.all([
      document.fonts.load('800 1em ' + style.getPropertyValue('--font-display')),
      document.fonts.load('400 1em ' + style.getPropertyValue('--font-text')),
    ]).then(function () { clearTimeout(late); settle('fonts-loaded'); }, function () { settle('fonts-fallback'); });
  });
  try {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', '1');
  } catch (blocked) { return; }
  html.classList.add('first-visit');
  requestAnimationFrame(function () {
    setTimeout(function () { html.classList.remove('first-visit'); }, 500);
  });
})(document.documentElement);`;
