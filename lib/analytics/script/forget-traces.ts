/**
 * Removes what Google's tags and Branch keep on the device under this site's name: their cookies, for this host and every
 * domain above it, and their entries in storage.
 *
 * Self-contained: it is sent to browsers as text (see service-script.ts).
 */
export function forgetTraces(): void {
  const THEIRS = /^(_ga|_gid|_gat|_gcl|_dc_gtm|_?branch)/i;
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!THEIRS.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; path=/${domain}`;
  }
  try {
    for (const store of [localStorage, sessionStorage]) {
      for (const name of Object.keys(store)) if (THEIRS.test(name)) store.removeItem(name);
    }
  } catch {
    // Storage that cannot be opened holds nothing.
  }
}
