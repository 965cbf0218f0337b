import type { Env } from '#lib/integrations/settings';
import { DATA_POLICY } from '../http/content-security-policy.ts';
import { securityHeaders } from '../http/security-headers.ts';

/** A page of a static site: the path of its URL, its file in the folder, and its Content-Security-Policy. */
export type StaticPage = { path: string; file: string; policy: string };

/** What a static host must know besides the files. */
export type HostRules = {
  pages: readonly StaticPage[];
  redirects: readonly { from: string; to: string }[];
  /** The redirect of a story's path in test mode, in the notation of Next and Vercel. `_redirects` files cannot express it. */
  testMode: { source: string; has: readonly object[]; destination: string; permanent: boolean };
  /** Withdrawn paths. */
  gone: readonly string[];
  /** Whether the policies are in the pages. */
  hasMetaPolicies: boolean;
  env: Env;
};

type HeaderRule = { path: string; headers: Record<string, string> };

/** Limits of Cloudflare Pages: rules in a `_headers` file, and characters in a line. Netlify has none. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

const FOREVER = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Files whose types hosts cannot know from their names. */
const TYPES: Record<string, string> = {
  '/api/flight/*': 'text/x-component',
  '/api/case-studies': 'application/json',
  '/feed.xml': 'application/rss+xml; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
};
/** Browsers forbid frames by a header only. */
const NO_FRAMES = "frame-ancestors 'none'";
const CORP = 'Cross-Origin-Resource-Policy';

/** Whether the policies of all pages fit into the `_headers` file of every host that reads one. */
export function fitsHeadersFile(rules: HostRules): boolean {
  const all = headerRules({ ...rules, hasMetaPolicies: false });
  const lines = renderHeadersFile({ ...rules, hasMetaPolicies: false }).split('\n');
  return all.length <= MAX_RULES && lines.every((line) => line.length <= MAX_LINE);
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function renderHeadersFile(rules: HostRules): string {
  const renderLines = ({ path, headers }: HeaderRule) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return `${headerRules(rules).flatMap(renderLines).join('\n')}\n`;
}

/** The `_redirects` file of Netlify and Cloudflare Pages. */
export function renderRedirectsFile({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The `vercel.json` of a folder with plain files. */
export function renderVercelFile(rules: HostRules): string {
  const headers = headerRules(rules).map(({ path, headers: values }) => ({
    source: path.replace('/*', '/(.*)'),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }));
  const redirects = rules.redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
  const all = { cleanUrls: true, trailingSlash: false, headers, redirects: [rules.testMode, ...redirects] };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/**
 * Rules whose paths overlap never have the same header: hosts join their values. So the header for all files has no `Cross-Origin-Resource-Policy`,
 * which pictures and feeds must not have, and a policy only when the pages have none of their own among the headers.
 */
function headerRules({ pages, hasMetaPolicies, env }: HostRules): HeaderRule[] {
  const { [CORP]: sameOrigin = '', ...forAll } = securityHeaders('/', env);
  const ofPages = pages.map(({ path, policy }) => ({
    path,
    headers: { 'Content-Security-Policy': policy, [CORP]: sameOrigin },
  }));
  return [
    { path: '/*', headers: { ...forAll, ...(hasMetaPolicies && { 'Content-Security-Policy': NO_FRAMES }) } },
    { path: '/_next/static/*', headers: { 'Cache-Control': FOREVER, [CORP]: sameOrigin } },
    { path: '/art/*', headers: { 'Cache-Control': HOUR } },
    ...Object.entries(TYPES).map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
    ...(hasMetaPolicies ? [] : ofPages),
  ];
}

/** A configuration of nginx that serves the folder alone: for a file in /etc/nginx/conf.d. */
export function renderNginxFile({ pages, redirects, testMode, gone, hasMetaPolicies, env }: HostRules): string {
  const { [CORP]: _byPath, ...forAll } = securityHeaders('/', env);
  const policies = pages.map(({ file, policy }) => `    ${quote(`/${file}`)} ${quote(policy)};`);
  const testModePath = testMode.source.replace(':slug(', '(?<romp_slug>');
  const testModeTarget = testMode.destination.replace(':slug', '$romp_slug');
  return `# The site as plain files behind nginx (Debian: nginx-light), made by npm run build:static. Change the lines marked "Yours".

map_hash_bucket_size 256;
map $uri $romp_policy {
    default ${quote(NO_FRAMES)};
    ~^/(?:api/|feed\\.|sitemap\\.|robots\\.|llms\\.|manifest\\.) ${quote(DATA_POLICY)};
${hasMetaPolicies ? '' : `${policies.join('\n')}\n`}}
map $uri $romp_sharing {
    default same-origin;
    ~^/(?:art|video)/|^/feed\\. cross-origin;
}
map $uri $romp_caching {
    default "public, max-age=0, must-revalidate";
    ~^/_next/static/ "${FOREVER}";
    ~^/(?:art|video)/ "${HOUR}";
}
map $args $romp_test_mode {
    ~(?:^|&)test-mode=true(?:&|$) 1;
}

server {
    listen 80; # Yours: "listen 443 ssl http2;" with ssl_certificate and ssl_certificate_key, and a redirect from port 80.
    server_name _; # Yours: the name of the site.
    root /var/www/romp-and-riddle; # Yours: where the folder is.
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/javascript application/json text/plain;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml text/plain text/x-component application/rss+xml;
    types {
        text/html html;
        text/css css;
        text/javascript js mjs;
        text/plain txt;
        application/xml xml;
        application/json json map;
        application/manifest+json webmanifest;
        image/svg+xml svg;
        image/png png;
        image/jpeg jpg jpeg;
        image/webp webp;
        image/avif avif;
        image/x-icon ico;
        font/woff2 woff2;
        video/mp4 mp4;
        video/webm webm;
        text/vtt vtt;
    }

${Object.entries(forAll)
  .map(([name, value]) => `    add_header ${name} ${quote(value)} always;`)
  .join('\n')}
    add_header Content-Security-Policy $romp_policy always;
    add_header ${CORP} $romp_sharing always;
    add_header Cache-Control $romp_caching always;

    error_page 404 410 /404.html;
    location = / {
        try_files /index.html =404;
    }
    location ~ ^${testModePath}$ {
        if ($romp_test_mode) {
            return 307 ${testModeTarget}&$args;
        }
        try_files $uri $uri.html =404;
    }
    location / {
        rewrite ^/(.+)/$ /$1 permanent;
        try_files $uri $uri.html =404;
    }
${Object.entries(TYPES)
  .map(
    ([path, type]) =>
      `    location ${path.endsWith('*') ? path.slice(0, -1) : `= ${path}`} { default_type ${quote(type)}; types { } }`,
  )
  .join('\n')}
${redirects.map(({ from, to }) => `    location = ${from} { return 301 ${to}; }`).join('\n')}
${gone.map((path) => `    location = ${path} { return 410; }`).join('\n')}
}
`;
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
