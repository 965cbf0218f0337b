/** True for a URL or path whose query has test-mode=true. */
export function isTestMode(url = ''): boolean {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('test-mode') === 'true';
}
