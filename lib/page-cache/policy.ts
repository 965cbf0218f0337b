import { settingOf, type Env, type SettingName } from '#lib/services/settings';
import type { InlineHashes } from './inline-code.ts';

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

/** A connected service opens exactly these hosts, and only when its setting is there. */
const SERVICES: { variable: SettingName; opens: Directives }[] = [
  { variable: 'GTM_ID', opens: { ...GOOGLE_TAGS, 'frame-src': ['https://www.googletagmanager.com'] } },
  { variable: 'GA_ID', opens: GOOGLE_TAGS },
  { variable: 'PUBNUB_SUBSCRIBE_KEY', opens: { 'connect-src': ['https://*.pndsn.com'] } },
  {
    variable: 'BRANCH_KEY',
    opens: { 'script-src': ['https://cdn.branch.io', 'https://app.link'], 'connect-src': ['https://api2.branch.io'] },
  },
  { variable: 'GOOGLE_MAPS_EMBED_KEY', opens: { 'frame-src': ['https://www.google.com'] } },
  {
    variable: 'YOUTUBE_EMBEDS',
    opens: { 'frame-src': ['https://www.youtube-nocookie.com'], 'img-src': ['https://i.ytimg.com'] },
  },
];

/** Where the configured services load scripts from: origins with a slash at the end. */
export function scriptHostsOf(env: Env): string[] {
  const hosts = SERVICES.flatMap(({ variable, opens }) =>
    settingOf(variable, env) ? (opens['script-src'] ?? []) : [],
  );
  return [...new Set(hosts)].map((host) => `${host}/`);
}

/** For a page that nobody hashed: plain HTML with the site's own style sheets, and no script at all. */
export const FALLBACK_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** For answers that are no pages: nothing may be loaded from them, and nobody may frame them. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of one page: its own inline code by hash, files of this origin, the hosts of the services
 * that the environment configures, and nothing else.
 */
export function contentSecurityPolicy(inline: InlineHashes, env: Env): string {
  const directives: Directives = {
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
  for (const { variable, opens } of SERVICES) {
    if (settingOf(variable, env)) for (const [name, hosts] of Object.entries(opens)) directives[name]?.push(...hosts);
  }
  // Tag Manager writes scripts as text, which Trusted Types exist to forbid.
  if (!settingOf('GTM_ID', env)) {
    directives['require-trusted-types-for'] = ["'script'"];
    directives['trusted-types'] = ['default', 'nextjs'];
  }
  const written = Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '));
  if (env.SITE_URL?.startsWith('https:')) written.push('upgrade-insecure-requests');
  return written.join('; ');
}
