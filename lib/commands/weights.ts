import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withoutFramework } from '#lib/page-cache/intent';
import { LATE_LOADER } from '#lib/page-cache/late-loader';
import { hasMark, STARTS_AT_LOAD } from '#lib/page-cache/marks';
import { PageStyles } from '#lib/page-cache/page-styles';

/**
 * `npm run weights`: what every page of the last build weighs as visitors get it, in KB (1,024 bytes) after brotli. `html` has the
 * styles of its first screen in it or all, `far` is the file of the others, `js` the scripts that come without any sign of a person, `later` the scripts, whole style sheets
 * and flight data that come with React.
 */
const BUILD = '.next/server/app';

type Weight = { page: string; html: number; far: number; js: number; later: number };

const pageStyles = new PageStyles('.next');

const LOADER = brotliCompressSync(LATE_LOADER).length;
const sizes = new Map<string, number>();

function compressed(path: string): number {
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length;
  sizes.set(path, size);
  return size;
}

function assetsOf(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

function weigh(file: string): Weight {
  const served = readFileSync(file, 'utf8');
  const flight = readFileSync(file.replace(/html$/, 'rsc'));
  const plain = withoutFramework(served, flight);
  const total = (assets: string[]) => assets.reduce((sum, asset) => sum + compressed(`.next${asset}`), 0);
  // The nomodule polyfill is left out: no browser that runs modules downloads it.
  const scripts = total(assetsOf(served, /<script src="\/_next(\/static\/[^"?]+\.js)[^"]*"(?! noModule)/g));
  const styles = assetsOf(served, /<link rel="stylesheet" href="\/_next(\/static\/[^"?]+\.css)/g);
  const page = `/${file.slice(BUILD.length + 1, -'.html'.length)}`.replace(/^\/index$/, '/');
  const { html } = pageStyles.inline(plain ?? served, plain === undefined ? 'at-end' : 'away');
  const startsAtLoad = plain === undefined || hasMark(served, STARTS_AT_LOAD);
  return {
    page,
    html: brotliCompressSync(html).length,
    far: total(assetsOf(html, /<link id="far" href="\/_next(\/static\/[^"]+)"/g)),
    js: startsAtLoad ? scripts : 0,
    later:
      total(styles) +
      (startsAtLoad ? 0 : scripts) +
      (plain === undefined ? 0 : LOADER + brotliCompressSync(flight).length),
  };
}

const files = globSync(`${BUILD}/**/*.html`).filter((file) => !basename(file).startsWith('_'));
if (files.length === 0) {
  console.error('There is no build yet. Run npm run build first.');
  process.exit(1);
}
const kb = (bytes: number) => Number((bytes / 1024).toFixed(1));
console.table(
  files
    .map(weigh)
    .toSorted((left, right) => left.page.localeCompare(right.page))
    .map(({ html, far, js, later, ...rest }) => ({
      ...rest,
      html: kb(html),
      far: kb(far),
      js: kb(js),
      later: kb(later),
    })),
);
