import './hydrate-on-interaction.ts';
import { VISIBLE_ATTRIBUTE } from '../html/html-markers.ts';
import { hydrate } from './hydrate.ts';

/* The inline script of a page with live content, which hydrates when an element with it becomes visible, too. */
const observer = new IntersectionObserver((entries) => {
  const visible = entries.find((entry) => entry.isIntersecting);
  if (!visible) return;
  observer.disconnect();
  void hydrate(visible);
});
for (const element of document.querySelectorAll(`[${VISIBLE_ATTRIBUTE}]`)) observer.observe(element);
