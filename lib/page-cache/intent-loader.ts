import { LATE_LOADER_PATH } from './late-loader.ts';
import { LATE_PAGE } from './late-page.ts';
import { LOAD_PICTURES } from './load-pictures.ts';
import { SHEETS_ATTRIBUTE } from './marks.ts';
import { ON_PAPER } from './paper.ts';
import { squeeze } from './squeeze.ts';

/**
 * How long a page is left alone after a sign, in milliseconds: a tap is answered by the page as it is, and new scripts and styles would
 * keep a slow phone from painting that.
 */
const ANSWER_MS = 150;

/** When the module is asked for within that time: to ask is work, too, and the browser tells of a tap's first sign before its click. */
const ASK_MS = 100;

/**
 * The one inline script of such a page. It notes what is clicked, and at the first sign of a person asks for the module that starts React
 * (late-loader.ts) and sets it to work a moment later. Whatever fails, the page stays the working HTML that it is, and the next
 * sign tries again, under another address because browsers remember a module that they could not get. Test mode and an address that
 * opens a picture start at once.
 */
export const INTENT_LOADER = squeeze(`(document => {
var tries = 3, isIdle = 1, clicked = [], clickedAt;
var sheets = document.querySelector('[${SHEETS_ATTRIBUTE}]')?.dataset.sheets.split(' ') || [];
var note = target => clicked.push(target);
var start = async sign => {
  if (!isIdle) return;
  isIdle = 0;
  var wait = time => new Promise(go => setTimeout(go, sign && time));
  try {
    await wait(${ASK_MS});
    var [late] = await Promise.all([import('${LATE_LOADER_PATH}?' + tries), wait(${ANSWER_MS - ASK_MS})]);
    note = await late.load(clicked, sheets);
  } catch {
    clicked = [];
    setTimeout(() => isIdle = --tries, 1000);
  }
};
onclick = event => {
  clickedAt = event.timeStamp;
  note(event.target);
};
${LATE_PAGE}
${ON_PAPER}
${LOAD_PICTURES}
for (var sign of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click']) addEventListener(sign, start, 1);
if (/[?&]test-mode=true|#picture-/.test(location)) start();
})(document);`);
