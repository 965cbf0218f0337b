import { isSiteOrigin } from './cors.ts';

/**
 * Whether a request comes from a page of this site, or from no page. The site can be at another origin, on a static host. Browsers send Sec-Fetch-Site. Older ones send only
 * Origin, which must be the requested host or the public address. Programs send neither and are accepted: there is no
 * session that a forged request could use.
 */
export function isSameOrigin(headers: Pick<Headers, 'get'>, siteUrl: string | undefined): boolean {
  if (isSiteOrigin(headers, siteUrl)) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  // Only the host is compared: behind a proxy that terminates TLS the server does not know its own scheme.
  const host = parseHost(origin);
  return (
    host !== undefined && (host === parseHost(`http://${headers.get('host')}`) || host === parseHost(siteUrl ?? ''))
  );
}

function parseHost(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host || undefined : undefined;
}
