/** For `other` in a page's metadata: React hydrates after the first paint, without an interaction. */
export const HYDRATE_ON_LOAD = { hydrate: 'load' };

/** For `other` in a page's metadata: the page has unlimited URLs, so it is never stored on disk; the last ones stay in memory. */
export const NEVER_STORED = { 'page-cache': 'skip' };

/** Comments around the region of a page that holds the no-script form. Answers to the form replace the region. */
export const NO_SCRIPT_REGION = { start: '<!--no-script-->', end: '<!--/no-script-->' };

/** For an element that only works with scripts: hidden in browsers without scripts, and left out of no-script answers. */
export const NEEDS_SCRIPTS = { 'data-needs-scripts': '' };

export const VISIBLE_ATTRIBUTE = 'data-hydrate-on-visible';

/** For an element with live content: React hydrates when it becomes visible, without an interaction. */
export const HYDRATE_ON_VISIBLE = { [VISIBLE_ATTRIBUTE]: '' };

export const ENHANCED_ATTRIBUTE = 'data-enhanced';

/** For a link that only React opens in place: clicked before hydration, it waits for React. Without scripts, or without React in time, the browser follows it. */
export const ENHANCED_LINK = { [ENHANCED_ATTRIBUTE]: 'click' };

/** For a form that only React answers in place, likewise. */
export const ENHANCED_FORM = { [ENHANCED_ATTRIBUTE]: 'submit' };

const SHOW_UNLESS_ATTRIBUTE = 'data-show-unless';

/**
 * For a hidden part of a form, directly after the visible one. Before hydration, the form's button shows it instead of the visible one,
 * unless the selected answer is `answer`.
 */
export function showUnlessAnswered(answer: string) {
  return { [SHOW_UNLESS_ATTRIBUTE]: answer };
}

/** Selector of such a part. */
export const SECOND_QUESTION = `[${SHOW_UNLESS_ATTRIBUTE}]`;

/** On the `<style>` with a page's own CSS: the URLs of the complete style sheets, for hydration. */
export const STYLESHEETS_ATTRIBUTE = 'data-css';

/** Whether a document has the marker in its metadata. */
export function hasMarker(html: string, marker: Record<string, string>): boolean {
  return Object.entries(marker).every(([name, content]) =>
    html.includes(`<meta name="${name}" content="${content}"/>`),
  );
}
