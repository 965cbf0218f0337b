import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as setup } from 'playwright/test';
import { copySite, editSite, runIn } from '#tests/servers/copy-site';
import { freePort } from '#tests/servers/free-port';
import { DRAFT_POST, SCHEDULED, WITH_DRAFTS, WITH_ENDPOINT, WITHOUT_SERVER } from './static-sites.ts';

const BUILD = ['--conditions=react-server', 'lib/cli/static/build-static.ts'];

setup.setTimeout(900_000);

setup('a site builds for a static host, with quotes at another origin', async () => {
  const folder = copySite(WITH_ENDPOINT);
  const endpoint = `http://127.0.0.1:${await freePort()}/api/quotes`;
  writeFileSync(join(folder, 'endpoint.txt'), endpoint);
  const said = runIn(folder, BUILD, { QUOTES_ENDPOINT: endpoint });
  expect(said).toContain('The policies are in _headers');
  expect(said).toContain(`come from ${new URL(endpoint).origin}`);
  expect(said).toContain('Nothing is scheduled');
});

function scheduleContent(folder: string): void {
  editSite(folder, `content/case-studies/${SCHEDULED.slug}.md`, /^revealed_on: .*$/m, `revealed_on: "${SCHEDULED.at}"`);
  editSite(folder, `content/blog/${DRAFT_POST}.md`, /^published: /m, 'revealed_on: draft\npublished: ');
  // A link to a draft is a mistake.
  for (const file of globSync('content/**/*.{md,yaml}', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`/blog/${DRAFT_POST}`, '/blog'));
  }
}

setup('a site builds for a static host without any server, and says when to build again', () => {
  const folder = copySite(WITHOUT_SERVER);
  scheduleContent(folder);
  const said = runIn(folder, [...BUILD, '--meta']);
  expect(said).toContain('The policies are in the pages');
  expect(said).toContain('The next publish time is Mar 1, 2126, 9:00 AM PST (Mar 1, 2126, 5:00 PM UTC)');
});

setup('a preview with drafts builds for a branch, and not for an address that search engines list', () => {
  const folder = copySite(WITH_DRAFTS);
  scheduleContent(folder);
  expect(() => runIn(folder, BUILD, { SHOW_DRAFTS: '1', SITE_URL: 'https://www.example.com' })).toThrow(
    'SHOW_DRAFTS shows what is not public, so it is not built for an address that search engines list',
  );
  runIn(folder, BUILD, { SHOW_DRAFTS: '1' });
});
