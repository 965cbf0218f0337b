import { SHEETS_ATTRIBUTE } from './marks.ts';

/**
 * An inline script of pages that carry their own rules for the screen: who prints gets the whole style sheets first, without the fonts,
 * which the page has. The browser waits for them, because nothing that comes later would be on the paper.
 */
export const PAPER_SCRIPT = `onbeforeprint = () => {
document.adoptedStyleSheets = document.querySelector('[${SHEETS_ATTRIBUTE}]').dataset.sheets.split(' ').map((href) => {
var sheet = new CSSStyleSheet({ media: 'print' }), get = new XMLHttpRequest;
get.open('GET', href, 0);
get.send();
sheet.replaceSync(get.response.replace(/@font-face.*?}/g, ''));
return sheet;
});
};`;

/** For a browser without scripts: links to the whole style sheets that count on paper only. */
export function paperLinks(hrefs: string[]): string {
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}" media="print">`);
  return `<noscript>${links.join('')}</noscript>`;
}
