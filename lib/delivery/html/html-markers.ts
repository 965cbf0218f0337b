/** For `other` in a page's metadata: the page has unlimited URLs, so it is never stored on disk; the last ones stay in memory. */
export const NEVER_STORED = { 'page-cache': 'skip' };

/** For an element that only works with scripts: hidden in browsers without scripts. */
export const NEEDS_SCRIPTS = { 'data-needs-scripts': '' };

export const VISIBLE_ATTRIBUTE = 'data-hydrate-on-visible';

/** For an element with live content: React hydrates when it becomes visible, without an interaction. */
export const HYDRATE_ON_VISIBLE = { [VISIBLE_ATTRIBUTE]: '' };

export const STORED_ATTRIBUTE = 'data-hydrate-when-stored';

/** For an element that shows what the browser has stored: React hydrates at once when one of the keys is in the browser's storage. */
export function hydrateWhenStored(keys: readonly string[]) {
  return { [STORED_ATTRIBUTE]: keys.join(' ') };
}

export const IDLE_ATTRIBUTE = 'data-hydrate-when-idle';

/** Beside `hydrateWhenStored`: React also hydrates when the loaded page is idle, unless the browser saves data. */
export const HYDRATE_WHEN_IDLE = { [IDLE_ATTRIBUTE]: '' };

/** For an element that a visitor is using already when the page is opened: React hydrates at once. */
export const HYDRATE_AT_ONCE = { [STORED_ATTRIBUTE]: '' };

export const QUERY_ATTRIBUTE = 'data-hydrate-with-query';

/** For an element that shows what the query of the URL asks for, on a static host: React hydrates at once when there is a query. */
export const HYDRATE_WITH_QUERY = { [QUERY_ATTRIBUTE]: '' };

export const ENHANCED_ATTRIBUTE = 'data-enhanced';

/** For a link that only React opens in place: clicked before hydration, it waits for React. Without scripts, or without React in time, the browser follows it. */
export const ENHANCED_LINK = { [ENHANCED_ATTRIBUTE]: '' };

/** On the `<style>` with a page's own CSS: the URLs of the complete style sheets, for hydration. */
export const STYLESHEETS_ATTRIBUTE = 'data-css';

/** Whether a document has the marker in its metadata. */
export function hasMarker(html: string, marker: Record<string, string>): boolean {
  return Object.entries(marker).every(([name, content]) => html.includes(`<meta name="${name}" content="${content}"`));
}

/** Next's empty shell for a page whose rendering ended with an error or `notFound()`: only scripts can fill it. */
export const EMPTY_SHELL = '<html id="__next_error__">';

/** The popover with all experiences and, on small screens, the other links. */
export const EXPERIENCES_MENU_ID = 'experiences';
