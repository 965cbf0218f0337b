/**
 * Removes the data that Google's tags and Branch store on the device for this site: their cookies, for this host and all parent
 * domains, and their entries in localStorage and sessionStorage.
 */
export function clearTrackingData(): void {
  const TRACKER_NAME = /^(_ga|_gid|_gat|_gcl|_dc_gtm|_?branch)/i;
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!TRACKER_NAME.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; path=/${domain}`;
  }
  try {
    for (const store of [localStorage, sessionStorage]) {
      for (const name of Object.keys(store)) if (TRACKER_NAME.test(name)) store.removeItem(name);
    }
  } catch {
    // Storage that cannot be opened contains no entries.
  }
}
