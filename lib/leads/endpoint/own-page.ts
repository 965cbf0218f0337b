/**
 * Whether a request comes from this site, or from no page at all. Browsers say so in Sec-Fetch-Site; older ones only name
 * the origin, which must be the host that was asked or the public address. Programs say neither and are let in: they
 * carry nobody's session, so nothing can be forged with them.
 */
export function isOwnPage(request: Request, siteUrl: string | undefined): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // Only the host is compared: behind a proxy that ends TLS the server does not know its own scheme.
  const host = hostOf(origin);
  const own = request.headers.get('host') ?? new URL(request.url).host;
  return host !== undefined && (host === hostOf(`http://${own}`) || host === hostOf(siteUrl ?? ''));
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host || undefined : undefined;
}
