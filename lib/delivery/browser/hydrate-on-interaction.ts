import './assemble-boards.ts';
import './load-pictures.ts';
import './returning-header.ts';
import { hydrate } from './hydrate.ts';
import { repeatWhenHydrated } from './repeat-clicks.ts';
import { lastClick } from './skip-slow-transition.ts';

/*
 * The inline script of a page without the Next runtime. It hydrates at the first interaction. Test mode and URLs that open a picture or a
 * challenge of the hunt hydrate as soon as the page is parsed.
 */
onclick = (event) => {
  lastClick.time = event.timeStamp;
  repeatWhenHydrated(event);
};
for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click'])
  addEventListener(type, (event) => void hydrate(event), true);
if (/[?&]test-mode=true|#(?:picture-|clues=|board=)/.test(location.href)) document.onreadystatechange = () => hydrate();
