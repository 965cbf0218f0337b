import './hydrate-on-interaction.ts';
import { IDLE_ATTRIBUTE, STORED_ATTRIBUTE } from '../html/html-markers.ts';
import { hydrate } from './hydrate.ts';

/** Safari has no idle callbacks. */
const { requestIdleCallback = setTimeout } = window as Partial<Window>;
const { connection } = navigator as { connection?: { saveData?: boolean } };

/*
 * The inline script of a page with `hydrateWhenStored` or `HYDRATE_AT_ONCE`. It hydrates as soon as the page is parsed when something is stored, when the
 * URL names a step of the quote, or always.
 */
const marked = document.querySelector(`[${STORED_ATTRIBUTE}]`);
const keys = marked?.getAttribute(STORED_ATTRIBUTE);
if (keys === '' || /[?&]step=/.test(location.search) || keys?.split(' ').some(isStored))
  document.onreadystatechange = () => hydrate();
else if (marked?.hasAttribute(IDLE_ATTRIBUTE) && !connection?.saveData)
  onload = () => document.fonts.ready.then(() => requestIdleCallback(() => void hydrate()));

/** Browsers can deny access to the storage. */
function isStored(key: string): boolean {
  try {
    return (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null;
  } catch {
    return false;
  }
}
