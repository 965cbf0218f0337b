export const LIBRARY_PATH = '/case-studies';
const PREVIEW_PATH = '/case-studies/preview';

/** True while a study is presented, without the desk. */
export function isPresenting(search: string): boolean {
  return new URLSearchParams(search).get('present') === 'true';
}

/** The URL with another value of a parameter of test mode; an empty value removes it. */
export function withParameter(href: string, name: 'test-mode' | 'as-of' | 'present' | 'slug', value: string): string {
  const url = new URL(href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  return url.href;
}

/** The slug of the requested study; empty for none. */
export function getSlug(search: string): string {
  return new URLSearchParams(search).get('slug') ?? '';
}

/** The URL of the library in test mode. */
export function libraryHref(): string {
  return `${LIBRARY_PATH}?test-mode=true`;
}

/** True for the path of the preview page. */
export function isPreviewPath(pathname: string): boolean {
  return pathname === PREVIEW_PATH;
}

/** The URL of the preview in test mode, with one study when a slug is given. */
export function previewHref(slug?: string): string {
  const query = new URLSearchParams({ 'test-mode': 'true', ...(slug && { slug }) });
  return `${PREVIEW_PATH}?${query}`;
}
