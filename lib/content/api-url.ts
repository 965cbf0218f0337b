/**
 * The URL of an endpoint of the server, such as `/api/cities`: on this site, or at the origin of QUOTES_ENDPOINT. Undefined on a static host without a
 * server. next.config.ts puts the value of API_ORIGIN into the code of a build.
 */
export function apiUrl(path: `/api/${string}`): string | undefined {
  return serverUrl(path);
}

/** The URL of a page that is rendered per request, on the same server as the endpoints. Undefined on a static host without a server. */
export function serverUrl(path: `/${string}`): string | undefined {
  const origin = process.env.API_ORIGIN ?? '';
  return origin === NO_SERVER ? undefined : `${origin}${path}`;
}

/** The API_ORIGIN of a site without a server. */
export const NO_SERVER = 'none';

/** Whether quotes can be sent from this site. If not, it asks people to call or to write. */
export const canSendQuotes = (): boolean => apiUrl('/api/quotes') !== undefined;

/** Whether pages are rendered for a static host, which sends the same page for every query. */
export const isStaticSite = (): boolean => Boolean(process.env.STATIC_SITE);
