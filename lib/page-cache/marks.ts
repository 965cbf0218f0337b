/** For `other` in a page's metadata: React starts as soon as the page is painted, without any sign of a person. */
export const STARTS_AT_LOAD = { hydrate: 'load' };

/** For `other` in a page's metadata: made per request and never kept, because its addresses are without number. */
export const NOT_KEPT = { 'page-cache': 'skip' };

/** Comments around the part of a page that a plain form is answered in. */
export const PLAIN_REGION = { start: '<!--plain-->', end: '<!--/plain-->' };

/** For an element that is nothing without scripts: hidden where none run, and left out of answers to plain forms. */
export const NEEDS_SCRIPTS = { 'data-needs-scripts': '' };

/** For an element that lives by itself: React starts when it comes into view, without any sign of a person. */
export const STARTS_IN_VIEW = { 'data-starts-in-view': '' };

const UNLESS = 'data-unless';

/**
 * For a hidden part of a form right behind the one on show. Until React is there, the form's button shows it in place of that one, if something
 * but `answer` is chosen.
 */
export function goesOnUnless(answer: string) {
  return { [UNLESS]: answer };
}

/** What finds such a part. */
export const NEXT_PART = `[${UNLESS}]`;

/** On a link to a font: asked for ahead where no script runs. Where one does, that of the first paint takes this away, or lets the font wait. */
export const AHEAD_WITHOUT_SCRIPTS = ' media="(scripting:none)"';

/** On the element that holds a page's own rules: addresses of the whole style sheets, which whoever adds to the page needs. */
export const SHEETS_ATTRIBUTE = 'data-sheets';

/** The link to the rules for what is below the first screen. The window names it after its id, too, so that the loader finds it in few bytes. */
export const FAR_ID = 'far';

/** True when a document carries the mark. */
export function hasMark(html: string, mark: Record<string, string>): boolean {
  return Object.entries(mark).every(([name, content]) => html.includes(`<meta name="${name}" content="${content}"/>`));
}
