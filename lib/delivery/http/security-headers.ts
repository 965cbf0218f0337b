import { getEmbeddableSites, getSetting, type Env } from '#lib/integrations/settings';

/** Files that other sites may embed: pictures for link previews, icons, feeds. */
const CROSS_ORIGIN_PATH = /^\/(?:art\/|video\/|(?:feed\.xml|feed\.json|favicon\.ico|icon\.svg|apple-icon\.png)$)/;
const CROSS_ORIGIN_EXAMPLE = '/feed.xml';

/** Headers that only matter for documents. Hashed files are sent without them, to save bytes during the first page load. */
const DOCUMENT_ONLY_HEADERS = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** Scripts, styles and fonts with a hash in their names. */
const HASHED_PATH = '/_next/static/';

/**
 * The security headers of a response, by the path of the request and the environment. The Content-Security-Policy is not among them: it
 * differs by page, and with two policies a browser applies both.
 */
export function securityHeaders(pathname: string, env: Env): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': CROSS_ORIGIN_PATH.test(pathname) ? 'cross-origin' : 'same-origin',
  };
  if (env.SITE_URL?.startsWith('https:')) {
    headers['Strict-Transport-Security'] = `max-age=63072000; includeSubDomains${env.HSTS_PRELOAD ? '; preload' : ''}`;
  }
  // Keeps a test site, and one with drafts, out of search results. A robots.txt would keep crawlers from reading this header.
  if (env.NOINDEX || env.SHOW_DRAFTS) headers['X-Robots-Tag'] = 'noindex';
  if (pathname.startsWith(HASHED_PATH)) return headers;
  // Embedded players and maps do not work with this header.
  const hasFrames = getSetting('GOOGLE_MAPS_EMBED_KEY', env) !== undefined || getEmbeddableSites(env).length > 0;
  if (!hasFrames) headers['Cross-Origin-Embedder-Policy'] = 'credentialless';
  return { ...headers, ...DOCUMENT_ONLY_HEADERS };
}

/** The same headers as rules for a host. Each path matches exactly one of the patterns, which are regular expressions. */
export function securityHeaderRules(env: Env): { pattern: string; headers: Record<string, string> }[] {
  const inParts = CROSS_ORIGIN_PATH.source.slice(1);
  return [
    { pattern: `^${HASHED_PATH}.*$`, headers: securityHeaders(HASHED_PATH, env) },
    { pattern: `^${inParts}.*$`, headers: securityHeaders(CROSS_ORIGIN_EXAMPLE, env) },
    { pattern: `^(?!${HASHED_PATH}|${inParts}).*$`, headers: securityHeaders('/', env) },
  ];
}
