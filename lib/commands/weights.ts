import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** `npm run weights`: what every prerendered page of the last build weighs, in KB (1,024 bytes) after brotli. */
const BUILD = '.next/server/app';

type Weight = { page: string; html: number; css: number; js: number; requests: number };

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
  const html = readFileSync(file, 'utf8');
  const total = (assets: string[]) => assets.reduce((sum, asset) => sum + compressed(`.next${asset}`), 0);
  // The nomodule polyfill is left out: no browser that runs modules downloads it.
  const scripts = assetsOf(html, /<script src="\/_next(\/static\/[^"?]+\.js)[^"]*"(?! noModule)/g);
  const styles = assetsOf(html, /<link rel="stylesheet" href="\/_next(\/static\/[^"?]+\.css)/g);
  const page = `/${file.slice(BUILD.length + 1, -'.html'.length)}`.replace(/^\/index$/, '/');
  return {
    page,
    html: compressed(file),
    css: total(styles),
    js: total(scripts),
    requests: 1 + styles.length + scripts.length,
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
    .map(({ html, css, js, ...rest }) => ({ ...rest, html: kb(html), css: kb(css), js: kb(js) })),
);
