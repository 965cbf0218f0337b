import { getApiOrigin } from '#lib/integrations/quotes-endpoint';
import { getSetting, type Env, type SettingName } from '#lib/integrations/settings';
import type { InlineHashes } from '../html/inline-hashes.ts';

type Directives = Record<string, string[]>;

const GOOGLE_TAGS: Directives = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
};

/** The CSP sources of each connected service, added only when its environment variable is set. */
const SERVICES: { variable: SettingName; directives: Directives }[] = [
  { variable: 'GTM_ID', directives: { ...GOOGLE_TAGS, 'frame-src': ['https://www.googletagmanager.com'] } },
  { variable: 'GA_ID', directives: GOOGLE_TAGS },
  { variable: 'PUBNUB_SUBSCRIBE_KEY', directives: { 'connect-src': ['https://*.pndsn.com'] } },
  {
    variable: 'BRANCH_KEY',
    directives: {
      'script-src': ['https://cdn.branch.io', 'https://app.link'],
      'connect-src': ['https://api2.branch.io'],
    },
  },
  { variable: 'GOOGLE_MAPS_EMBED_KEY', directives: { 'frame-src': ['https://www.google.com'] } },
  { variable: 'VIMEO_EMBEDS', directives: { 'frame-src': ['https://player.vimeo.com'] } },
  {
    variable: 'YOUTUBE_EMBEDS',
    directives: { 'frame-src': ['https://www.youtube-nocookie.com'], 'img-src': ['https://i.ytimg.com'] },
  },
];

/** The script hosts of the configured services, as origins with a trailing slash. */
export function getScriptHosts(env: Env): string[] {
  const hosts = SERVICES.flatMap(({ variable, directives }) =>
    getSetting(variable, env) ? (directives['script-src'] ?? []) : [],
  );
  return [...new Set(hosts)].map((host) => `${host}/`);
}

/** For a page without a policy of its own: it allows the site's own style sheets, pictures and fonts, and no scripts. */
export const FALLBACK_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** For responses that are not pages: they load nothing and cannot be framed. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of one page. It allows the page's own inline code by hash, files of this origin, and the hosts of the services that
 * the environment configures.
 */
export function contentSecurityPolicy(inline: InlineHashes, env: Env): string {
  const policy: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'style-src-attr': inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  for (const { variable, directives } of SERVICES) {
    if (getSetting(variable, env)) for (const [name, hosts] of Object.entries(directives)) policy[name]?.push(...hosts);
  }
  const api = getApiOrigin(env);
  if (api.startsWith('http')) for (const name of ['connect-src', 'form-action']) policy[name]?.push(api);
  // Tag Manager creates scripts from text, which Trusted Types forbid.
  if (!getSetting('GTM_ID', env)) {
    policy['require-trusted-types-for'] = ["'script'"];
    policy['trusted-types'] = ['default', 'nextjs'];
  }
  const serialized = Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '));
  if (env.SITE_URL?.startsWith('https:')) serialized.push('upgrade-insecure-requests');
  return serialized.join('; ');
}

/** The policy of a page whose URL has test-mode=true: its case studies may have pictures and films of other sites and of this device. */
export function withTestModeSources(policy: string): string {
  return policy.replaceAll(/(?<=^|; )(?:img|media)-src [^;]+/g, '$& blob: https:');
}
