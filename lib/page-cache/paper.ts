/**
 * A part of the loader, for pages that carry their own rules for the screen: who prints gets the whole style sheets first (`sheets`, their
 * addresses), without the fonts, which the page has. The browser waits for them, because nothing that comes later would be on the paper.
 * One that cannot be had takes none of the others away.
 */
export const ON_PAPER = `onbeforeprint = () => {
document.adoptedStyleSheets = sheets.flatMap(href => {
try {
var sheet = new CSSStyleSheet({ media: 'print' }), get = new XMLHttpRequest;
get.open('GET', href, 0);
get.send();
sheet.replaceSync(get.response.replace(/@font-face.*?}/g, ''));
return sheet;
} catch { return []; }
});
};`;

/** For a browser without scripts: links to the whole style sheets that count on paper only. */
export function paperLinks(hrefs: string[]): string {
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}" media="print">`);
  return `<noscript>${links.join('')}</noscript>`;
}
