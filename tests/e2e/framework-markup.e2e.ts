import { globSync, readFileSync } from 'node:fs';
import { PAYLOAD_HEADER, POLICY_HEADER } from '#lib/delivery/http/internal-headers';
import { expect, test } from './test.ts';

const PAGES = '.next/server/route-cache/APP_PAGE';

test('the framework writes its pages in the markup that the build adapter expects', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string };
  const pages = globSync('**/*.meta', { cwd: PAGES }).filter((file) => !file.includes('_global-error'));
  expect(pages.length).toBeGreaterThan(40);
  const foreign = pages.filter((file) => {
    const { headers } = JSON.parse(readFileSync(`${PAGES}/${file}`, 'utf8')) as { headers: Record<string, string> };
    expect(headers[POLICY_HEADER]!.length, file).toBeLessThanOrEqual(4096);
    return headers[PAYLOAD_HEADER] === undefined;
  });
  expect(
    foreign,
    `Next ${version} writes these pages differently from what lib/delivery/html/strip-next-runtime.ts looks for, so they ship the whole ` +
      'framework (lib/delivery/README.md).',
  ).toEqual([]);
});
