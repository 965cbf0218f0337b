import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAR_ID, SHEETS_ATTRIBUTE } from './marks.ts';
import { TRUSTED_TYPES_SCRIPT } from './trusted-types.ts';

/** The data block that a page without framework scripts carries for the loader. */
export type IntentData = {
  /** Addresses of the framework's scripts, in the order of the page. */
  scripts: string[];
  /** What the page's inline script would have handed to the bundler's runtime. */
  entry: unknown;
  /** Digest of the flight data that belongs to exactly this markup. */
  flight: string;
};

/** The id of the data block. */
export const INTENT_ID = 'intent';

/**
 * The module that such a page asks for at the first sign of a person. It brings the Trusted Types policy, which only React needs; until
 * then nothing on the page may write markup or add a script (a page of a connected service has its own from the start).
 *
 * `load` takes what has been clicked so far, which may grow while it loads, and the addresses of the whole style sheets. It loads the
 * scripts, these sheets and the page's flight data, and starts React when all of it is there: a stream that gets its data after the scripts
 * counts as broken. The data is asked for by its digest; a server that does not hold it is asked for the page's present data, which only
 * counts when it is the same. The whole sheets count for paper only until all of them are there, so that a slow phone lays the page out once
 * and not for each; then the link to the page's far rules goes, and hides nothing any more, because React knows nothing of it. The fonts that the page has declared itself are
 * taken out of the first sheet, which is the layout's, before it counts: a browser that gets a font lays out everything anew.
 * A click on a control that only React can serve is made again once React has the control. It resolves with a function that takes what is
 * clicked from then on, and rejects when something cannot be had.
 */
export const LATE_LOADER = `if (!self.trustedTypes?.defaultPolicy) ${TRUSTED_TYPES_SCRIPT}
var served = part => Object.keys(part).some(key => /^__reactProps/.test(key));
var controlsOf = target => {
var part = target.closest?.('button,[role=button],[role=tab]');
return !part || part.form && part.type === 'submit' || part.getAttribute('popovertarget') || served(part) ? [] : [part];
};
var add = (tag, props) => document.head.append(Object.assign(document.createElement(tag), props));
var get = (rel, as, media = '') => href => new Promise((onload, onerror) => add('link', { rel, as, media, href, onload, onerror }));
export function load(clicked, sheets) {
var data = JSON.parse(document.getElementById('${INTENT_ID}').textContent), { pathname, search } = location;
var flight = fetch('/api/flight/' + data.flight).then(found => found.status === 200 ? found :
fetch(pathname + search + (search ? '&' : '?') + '_rsc', { headers: { RSC: 1 } })
).then(found => {
if (found.headers.get('x-flight') !== data.flight) throw 0;
return found.text();
});
return Promise.all([flight, ...data.scripts.map(get('preload', 'script')), ...sheets.map(get('stylesheet', '', 'print'))]).then(all => {
(self.__next_f ||= []).push([0], [1, all[0]]);
(self.TURBOPACK ||= []).push(data.entry);
var links = document.head.querySelectorAll('[media=print]'), first = links[0]?.sheet;
var familyOf = rule => rule.type === CSSRule.FONT_FACE_RULE && rule.style.getPropertyValue('font-family');
var declared = new Set([...document.querySelector('[${SHEETS_ATTRIBUTE}]')?.sheet.cssRules ?? []].map(familyOf));
for (var at = first?.cssRules.length ?? 0; at--;) {
var family = familyOf(first.cssRules[at]);
if (family && declared.has(family)) first.deleteRule(at);
}
links.forEach(link => { link.media = ''; });
self.${FAR_ID}?.onload?.(1);
self.${FAR_ID}?.remove();
data.scripts.map(src => add('script', { async: 1, src }));
var missed = new Set(clicked.flatMap(controlsOf));
function again() {
for (var part of missed) {
if (part.isConnected && !served(part)) continue;
missed.delete(part);
if (part.isConnected) part.click();
}
if (missed.size) setTimeout(again, 20);
}
again();
return target => {
for (var part of controlsOf(target)) {
if (missed.has(part)) continue;
missed.add(part);
setTimeout(again, 20);
}
};
});
}
`;

const NAME = `${createHash('sha256').update(LATE_LOADER).digest('hex').slice(0, 12)}.js`;

/** Where pages find it. */
export const LATE_LOADER_PATH = `/_next/static/chunks/${NAME}`;

/** After the framework has compiled: publishes the module among the framework's files, with which it is kept for a while after the next deploy. */
export function publishLateLoader(distFolder: string): void {
  writeFileSync(join(distFolder, 'static', 'chunks', NAME), LATE_LOADER);
}
