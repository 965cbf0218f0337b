import { FAR_ID, SHEETS_ATTRIBUTE } from './marks.ts';

/** The data block that a page without framework scripts carries for the loader. */
export type IntentData = {
  /** Addresses of the framework's scripts, in the order of the page. */
  scripts: string[];
  /** What the page's inline script would have handed to the bundler's runtime. */
  entry: unknown;
  /** Digest of the flight data that belongs to exactly this markup. */
  flight: string;
};

/**
 * How long a page is left alone after a sign, in milliseconds: a tap is answered by the page as it is, and new scripts and styles would
 * keep a slow phone from painting that.
 */
const ANSWER_MS = 150;

/** The id of the data block. */
export const INTENT_ID = 'intent';

/**
 * The one inline script of such a page. Soon after the first sign of a person it loads the scripts, the whole style sheets and the
 * page's flight data, and starts React when all of it is there: a stream that gets its data after the scripts counts as broken. The data is
 * asked for by its digest; a server that does not hold it is asked for the page's present data, which only counts when it
 * is the same. Whatever fails, the page stays the working HTML that it is, and the next sign tries again. A click on a
 * control that only React can serve is made again once React has the control. The link to the page's far rules goes when the whole sheets
 * are there, because React knows nothing of it. Test mode and an address that opens a
 * picture start at once.
 */
export const INTENT_LOADER = `(() => {
var data = JSON.parse(document.getElementById('${INTENT_ID}').textContent);
var signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];
var { pathname, search, hash } = location, tries = 3, missed = [], started;
var add = (tag, props) => document.head.append(Object.assign(document.createElement(tag), props));
function listen(on) {
for (var sign of signs) (on ? addEventListener : removeEventListener)(sign, start, { capture: 1, passive: 1 });
}
function start(sign) {
listen();
setTimeout(load, sign && ${ANSWER_MS});
}
function load() {
var get = (rel, as) => href => new Promise((onload, onerror) => add('link', { rel, as, href, onload, onerror }));
var sheets = document.querySelector('[${SHEETS_ATTRIBUTE}]')?.dataset.sheets.split(' ') || [];
var flight = fetch('/api/flight/' + data.flight).then(found => found.status === 200 ? found :
fetch(pathname + search + (search ? '&' : '?') + '_rsc', { headers: { RSC: 1 } })
).then(found => {
if (found.headers.get('x-flight') !== data.flight) throw 0;
return found.text();
});
Promise.all([flight, ...data.scripts.map(get('preload', 'script')), ...sheets.map(get('stylesheet', ''))]).then(all => {
(self.__next_f ||= []).push([0], [1, all[0]]);
(self.TURBOPACK ||= []).push(data.entry);
self.${FAR_ID}?.remove();
data.scripts.map(src => add('script', { async: 1, src }));
started = 1;
again();
}, () => { missed = []; if (--tries) setTimeout(listen, 1000, 1); });
}
var served = part => Object.keys(part).some(key => /^__reactProps/.test(key));
function again() {
missed = missed.filter(part => part.isConnected && !(served(part) && !part.click()));
if (missed.length) setTimeout(again, 20);
}
addEventListener('click', event => {
var part = event.target.closest?.('button,[role=button],[role=tab]');
if (!part || part.form && part.type === 'submit' || part.getAttribute('popovertarget') || served(part) || missed.includes(part)) return;
missed.push(part);
if (started) setTimeout(again, 20);
});
listen(1);
if (/[?&]test-mode=true|#picture-/.test(search + hash)) start();
})();`;
