import { globSync, readFileSync } from 'node:fs';
import { finishPage } from '#lib/delivery/html/finish-page';
import { PAYLOAD_HEADER, POLICY_HEADER } from '#lib/delivery/http/internal-headers';
import { loadPageStyles } from '#lib/delivery/next/page-styles-file';
import { expect, test } from './test.ts';

const APP = '.next/server/app';

test('the framework writes its pages in the markup that the cache handler expects', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string };
  const pages = globSync('**/*.html', { cwd: APP }).filter((file) => !file.startsWith('_global-error'));
  expect(pages.length).toBeGreaterThan(40);
  const assets = { styles: loadPageStyles('.next'), env: {} };
  const foreign: string[] = [];
  for (const file of pages) {
    const html = readFileSync(`${APP}/${file}`, 'utf8');
    const { headers } = finishPage(html, readFileSync(`${APP}/${file.replace(/html$/, 'rsc')}`), assets);
    if (headers[PAYLOAD_HEADER] === undefined) foreign.push(file);
    expect(headers[POLICY_HEADER]!.length, file).toBeLessThanOrEqual(4096);
  }
  expect(
    foreign,
    `Next ${version} writes these pages differently from what lib/delivery/html/strip-next-runtime.ts looks for, so they ship the whole ` +
      'framework. Compare its patterns with .next/server/app/*.html (lib/delivery/README.md).',
  ).toEqual([]);
});
