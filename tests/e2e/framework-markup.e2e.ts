import { globSync, readFileSync } from 'node:fs';
import { inlineHashesOf } from '#lib/page-cache/inline-code';
import { withoutFramework } from '#lib/page-cache/intent';
import { contentSecurityPolicy } from '#lib/page-cache/policy';
import { expect, test } from './test.ts';

const APP = '.next/server/app';

test('the framework writes its pages in the markup that the page cache knows', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string };
  const pages = globSync('**/*.html', { cwd: APP }).filter((file) => !file.startsWith('_global-error'));
  expect(pages.length).toBeGreaterThan(40);
  const foreign: string[] = [];
  for (const file of pages) {
    const html = readFileSync(`${APP}/${file}`, 'utf8');
    const plain = withoutFramework(html, readFileSync(`${APP}/${file.replace(/html$/, 'rsc')}`));
    if (plain === undefined) foreign.push(file);
    expect(contentSecurityPolicy(inlineHashesOf(plain ?? html), {}).length, file).toBeLessThanOrEqual(4096);
  }
  expect(
    foreign,
    `Next ${version} writes these pages differently from what lib/page-cache/intent.ts looks for, so they ship the whole ` +
      'framework. Compare its patterns with .next/server/app/*.html (README, "The page cache").',
  ).toEqual([]);
});

test('the framework bundles its modules as functions in the form that is compiled early', () => {
  const scripts = globSync('*.js', { cwd: '.next/static/chunks' }).map((file) =>
    readFileSync(`.next/static/chunks/${file}`, 'utf8'),
  );
  const withReact = scripts.filter((code) => code.includes('.hydrateRoot='));
  expect(withReact.length).toBeGreaterThan(0);
  for (const code of withReact)
    expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\(globalThis.{0,120},\d+,\(\([\w,]*\)=>\{/);
});
