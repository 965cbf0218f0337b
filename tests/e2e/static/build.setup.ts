import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as setup } from 'playwright/test';
import { copySite, editSite, runIn } from '#tests/servers/copy-site';
import { freePort } from '#tests/servers/free-port';
import { SCHEDULED, WITH_ENDPOINT, WITHOUT_SERVER } from './static-sites.ts';

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

setup('a site builds for a static host without any server, and says when to build again', () => {
  const folder = copySite(WITHOUT_SERVER);
  editSite(folder, `content/case-studies/${SCHEDULED.slug}.md`, /^revealed_on: .*$/m, `revealed_on: "${SCHEDULED.at}"`);
  const said = runIn(folder, [...BUILD, '--meta']);
  expect(said).toContain('The policies are in the pages');
  expect(said).toContain('The next publish time is Mar 1, 2126, 9:00 AM PST (Mar 1, 2126, 5:00 PM UTC)');
});
