export const LIBRARY_PATH = '/case-studies';
const PREVIEW_PATH = '/case-studies/preview';

/** Test mode is asked for by `test-mode=true` in the address; anything else is off (decisions: test mode). */
export function asksForTestMode(search: string): boolean {
  return new URLSearchParams(search).get('test-mode') === 'true';
}

/** The slug of the study that the address asks for; empty for none. */
export function slugInAddress(search: string): string {
  return new URLSearchParams(search).get('slug') ?? '';
}

/** The library in test mode. */
export function libraryHref(): string {
  return `${LIBRARY_PATH}?test-mode=true`;
}

/** True for an address of the preview, on any site. */
export function isPreview(pathname: string): boolean {
  return pathname === PREVIEW_PATH;
}

/** The preview in test mode, with one study when a slug is given. */
export function previewHref(slug?: string): string {
  const query = new URLSearchParams({ 'test-mode': 'true', ...(slug && { slug }) });
  return `${PREVIEW_PATH}?${query}`;
}
