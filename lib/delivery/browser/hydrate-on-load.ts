import './hydrate-on-interaction.ts';
import { hydrate } from './hydrate.ts';
import { repeatWhenHydrated } from './repeat-events.ts';
import { showSecondQuestion } from './show-second-question.ts';

/*
 * The inline script of a page that needs no interaction to hydrate. It waits until the page is loaded, painted and its fonts are ready: earlier,
 * Next's scripts would compete with the text and its fonts for bandwidth.
 */
addEventListener('load', (event) => {
  requestAnimationFrame(() => void document.fonts.ready.then(() => hydrate(event)));
});
onsubmit = (event) => {
  if (event.defaultPrevented) return;
  if (showSecondQuestion(event.target as HTMLFormElement)) event.preventDefault();
  else repeatWhenHydrated(event);
};
