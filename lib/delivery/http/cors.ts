/**
 * The header with which pages of the public address may read a response of this server, when they are on a static host and the server is at another
 * origin. `siteUrl` is the public address, when one is configured.
 */
export function corsHeaders(siteUrl: string | undefined): Record<string, string> {
  const origin = parseOrigin(siteUrl);
  return origin ? { 'Access-Control-Allow-Origin': origin } : {};
}

/** Headers that scripts read from responses besides the usual ones. */
const READ_HEADERS = 'Retry-After, Idempotent-Replayed';

/** The response to the question of a browser whether a page of the public address may post a quote; undefined for other requests. */
export function answerPreflight({ method, headers }: Request, siteUrl: string | undefined): Response | undefined {
  if (method !== 'OPTIONS' || !isSiteOrigin(headers, siteUrl)) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(siteUrl),
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** The headers of a response to a posted quote. */
export function quoteCorsHeaders(siteUrl: string | undefined): Record<string, string> {
  const headers = corsHeaders(siteUrl);
  return Object.keys(headers).length > 0 ? { ...headers, 'Access-Control-Expose-Headers': READ_HEADERS } : {};
}

/** Whether the page that sent a request is at exactly the public address: scheme, host and port. */
export function isSiteOrigin(headers: Pick<Headers, 'get'>, siteUrl: string | undefined): boolean {
  const origin = parseOrigin(siteUrl);
  return origin !== undefined && headers.get('origin') === origin;
}

function parseOrigin(siteUrl = ''): string | undefined {
  return URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined;
}
