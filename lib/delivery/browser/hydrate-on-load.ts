import './hydrate-on-interaction.ts';
import './repeat-submit.ts';
import { hydrate } from './hydrate.ts';

/*
 * The inline script of a page that needs no interaction to hydrate. It waits until the page is loaded, painted and its fonts are ready: earlier,
 * Next's scripts would compete with the text and its fonts for bandwidth.
 */
addEventListener('load', (event) => {
  requestAnimationFrame(() => void document.fonts.ready.then(() => hydrate(event)));
});
