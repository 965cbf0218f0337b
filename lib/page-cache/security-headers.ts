import { settingOf, type Env } from '#lib/services/settings';

type Rule = { source: string; headers: { key: string; value: string }[] };

/** What other sites may show: pictures in link previews, icons, feeds. */
const FOR_OTHER_SITES = [
  '/art/:path*',
  '/video/:path*',
  '/feed.xml',
  '/feed.json',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
];

/** What a document is told. The hashed files of a page are none, and would carry it in vain through its first seconds. */
const OF_DOCUMENTS = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

const OF_ALL = { 'X-Content-Type-Options': 'nosniff' };

/** The same for every document, whatever the environment. nginx says them for the site (lib/edge/nginx.conf, word for word). */
export const OF_EVERY_DOCUMENT = { ...OF_ALL, ...OF_DOCUMENTS };

/** Scripts, styles and fonts with a hash in their names. */
const NOT_HASHED = '/((?!_next/static/).*)';

/**
 * Headers of every response, from the environment, for `headers` in next.config.ts. The Content-Security-Policy is not
 * among them: it differs by page, and a second one would only ever take away.
 */
export function securityHeaders(env: Env): Rule[] {
  const headers: Record<string, string> = { ...OF_ALL };
  const ofDocuments: Record<string, string> = { ...OF_DOCUMENTS };
  if (env.SITE_URL?.startsWith('https:')) {
    headers['Strict-Transport-Security'] = `max-age=63072000; includeSubDomains${env.HSTS_PRELOAD ? '; preload' : ''}`;
  }
  // A site for trying things out stays out of search results; robots.txt would only hide this line.
  if (env.NOINDEX) headers['X-Robots-Tag'] = 'noindex';
  // Embedded players and maps do not agree to this.
  const hasFrames = settingOf('GOOGLE_MAPS_EMBED_KEY', env) ?? settingOf('YOUTUBE_EMBEDS', env);
  if (!hasFrames) ofDocuments['Cross-Origin-Embedder-Policy'] = 'credentialless';
  return [
    { source: '/:path*', headers: [...toList(headers), { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' }] },
    { source: NOT_HASHED, headers: toList(ofDocuments) },
    ...FOR_OTHER_SITES.map((source) => ({
      source,
      headers: toList({ 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    })),
  ];
}

function toList(headers: Record<string, string>): Rule['headers'] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
