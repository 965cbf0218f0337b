import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPublishedPosts } from '#lib/blog/read';
import { getPublishedStudies } from '#lib/case-studies/read';
import { showsDrafts } from '#lib/content/visibility';
import { readPublishTimes } from '#lib/content/publish-times';
import { listFiles } from '#lib/delivery/http/static-files';
import { parseBuildStart } from '#lib/delivery/next/build-id';
import {
  fitsHeadersFile,
  renderHeadersFile,
  renderNginxFile,
  renderRedirectsFile,
  renderVercelFile,
  type HostRules,
} from '#lib/delivery/static/host-files';
import { readBuiltResponses } from '#lib/delivery/static/record-build';
import { getApiOrigin } from '#lib/integrations/quotes-endpoint';
import { readRedirects, TEST_MODE_REDIRECT } from '#lib/pages/redirect-rules';
import { siteUrl } from '#lib/pages/site-url';
import { getFeed } from '#lib/seo/feed';
import { renderJsonFeed } from '#lib/seo/json-feed';
import { renderRss } from '#lib/seo/rss';
import { getShownStudies } from '#lib/seo/shown-entries';
import { parseOptions } from '../parse-options.ts';
import { showHelp } from '../show-help.ts';
import { DIST_FOLDER } from '../site/build-files.ts';
import { describeSite } from './describe-site.ts';
import { writeMetaPolicies, writeSite } from './write-site.ts';

/** `npm run build:static`: builds the site as a folder of plain files, for hosts without a server. */
showHelp(`Usage: npm run build:static [-- --meta] [--if-published-within <minutes>]

Builds the site as plain files for a static host: out/site is the folder to publish, out/nginx.conf serves it with nginx.
QUOTES_ENDPOINT names the server that takes the quotes (.env.example); without one, forms open the visitor's mail program.

  --meta  puts the policies into the pages, for a host that reads no _headers file
  --if-published-within <minutes>  builds only when an entry became public in that time, for a scheduler`);

const OUT = 'out';
const SITE_FOLDER = join(OUT, 'site');

const { 'if-published-within': minutes, meta: hasMeta = false } = parseCall();
if (minutes !== undefined && !wasPublishedWithin(minutes)) {
  rmSync(OUT, { recursive: true, force: true });
  console.log(`Nothing became public in the last ${minutes} minutes, so nothing is built.`);
  process.exit(0);
}

process.env.STATIC_SITE = '1';
process.env.NEXT_ADAPTER_PATH = 'lib/delivery/static/record-build.ts';
await import('../site/build.ts');

const renderedAt = parseBuildStart(readFileSync(join(DIST_FOLDER, 'BUILD_ID'), 'utf8'))!;
const now = new Date(renderedAt);
const feed = getFeed(now);
const feeds = {
  'feed.xml': renderRss(feed, siteUrl('/feed.xml')),
  'feed.json': renderJsonFeed(feed, siteUrl('/feed.json'), siteUrl('/art/icons/icon-512.png')),
};
const texts = {
  ...(!showsDrafts() && feeds),
  'api/case-studies': JSON.stringify({ caseStudies: getShownStudies(now) }),
};
const pages = writeSite(SITE_FOLDER, { responses: readBuiltResponses(DIST_FOLDER), texts, renderedAt });
const { moved, gone } = readRedirects();
const rules: HostRules = {
  pages,
  redirects: [...moved, ...listMovedEntries()],
  testMode: TEST_MODE_REDIRECT,
  gone: gone.map(({ path }) => path),
  hasMetaPolicies: hasMeta,
  env: process.env,
};
rules.hasMetaPolicies ||= !fitsHeadersFile(rules);
if (rules.hasMetaPolicies) writeMetaPolicies(SITE_FOLDER, pages);
const hostFiles = {
  'site/_headers': renderHeadersFile(rules),
  'site/_redirects': renderRedirectsFile(rules),
  'site/vercel.json': renderVercelFile(rules),
  'nginx.conf': renderNginxFile(rules),
};
for (const [name, text] of Object.entries(hostFiles)) writeFileSync(join(OUT, name), text);

const files = listFiles(SITE_FOLDER).map((name) => statSync(join(SITE_FOLDER, name)).size);
console.log(
  describeSite({
    folder: SITE_FOLDER,
    pages: pages.length,
    files: files.length,
    bytes: files.reduce((sum, size) => sum + size, 0),
    hasMetaPolicies: rules.hasMetaPolicies,
    apiOrigin: getApiOrigin(process.env),
    nextPublishTime: readPublishTimes().find((time) => time > renderedAt),
  }),
);

/** The options of the call. Ends the process with 2 when they are wrong. */
function parseCall() {
  const options = {
    meta: { type: 'boolean' },
    'if-published-within': { type: 'string', value: '75' },
  } as const;
  const misuse = (words: string) => new Error(words);
  try {
    const wording = { subject: 'build:static has', help: 'npm run build:static -- --help', misuse };
    const { values, positionals } = parseOptions(process.argv.slice(2), options, wording);
    if (positionals.length > 0) throw misuse(`"${positionals.join(' ')}" is no option.`);
    const within = values['if-published-within'];
    if (within !== undefined && !/^[1-9]\d*$/.test(within))
      throw misuse('--if-published-within needs a number of minutes.');
    return values;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function wasPublishedWithin(minutes: string): boolean {
  const now = Date.now();
  return readPublishTimes().some((time) => time <= now && time > now - Number(minutes) * 60_000);
}

/** Redirects from the previous addresses of public studies and posts. */
function listMovedEntries(): HostRules['redirects'] {
  const entries = { '/case-studies': getPublishedStudies(now), '/blog': getPublishedPosts(now) };
  return Object.entries(entries).flatMap(([folder, list]) =>
    list.flatMap(({ slug, previous_slugs = [] }) =>
      previous_slugs.map((before) => ({ from: `${folder}/${before}`, to: `${folder}/${slug}` })),
    ),
  );
}
