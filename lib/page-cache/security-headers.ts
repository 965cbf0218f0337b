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

export const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/**
 * Headers of every response, from the environment, for `headers` in next.config.ts. The Content-Security-Policy is not
 * among them: it differs by page, and a second one would only ever take away.
 */
export function securityHeaders(env: Env): Rule[] {
  const headers: Record<string, string> = { ...ALWAYS };
  if (env.SITE_URL?.startsWith('https:')) {
    headers['Strict-Transport-Security'] = `max-age=63072000; includeSubDomains${env.HSTS_PRELOAD ? '; preload' : ''}`;
  }
  // A site for trying things out stays out of search results; robots.txt would only hide this line.
  if (env.NOINDEX) headers['X-Robots-Tag'] = 'noindex';
  // Embedded players and maps do not agree to this.
  const hasFrames = settingOf('GOOGLE_MAPS_EMBED_KEY', env) ?? settingOf('YOUTUBE_EMBEDS', env);
  if (!hasFrames) headers['Cross-Origin-Embedder-Policy'] = 'credentialless';
  return [
    { source: '/:path*', headers: [...toList(headers), { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' }] },
    ...FOR_OTHER_SITES.map((source) => ({
      source,
      headers: toList({ 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    })),
  ];
}

function toList(headers: Record<string, string>): Rule['headers'] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
