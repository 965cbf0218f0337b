import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishPage } from '#lib/delivery/html/finish-page';
import { preparePageStyles } from '#lib/delivery/html/prepare-page-styles';
import { loadPageStyles } from '#lib/delivery/next/page-styles-file';
import { frameworkPage } from '#tests/factories/framework-page';

const CSS = '.one{color:red}.two{color:#00f}@media print{@page{margin:0}.one{color:#000}.gone{color:#000}}';
const USED = '.one{color:red}@media print{@page{margin:0}.one{color:#000}}';
const HREF = '/_next/static/chunks/d.css';

let dist: string;

/** Writes the only style sheet of the build, and pages with these bodies. */
async function prepare(css: string, ...bodies: string[]): Promise<void> {
  write('static/chunks/d.css', css);
  const pages = bodies.map((body, index) => ({ path: `/blog/page-${index}`, html: frameworkPage({ body }).html }));
  await preparePageStyles(dist, pages);
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), content);
}

/** A page with this body, finished in the next process. */
function finish(body: string): string {
  const { html, payload } = frameworkPage({ body });
  return finishPage(html, payload, { styles: loadPageStyles(dist), env: {} }).html;
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'styles-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('the CSS of a page', () => {
  it('is what it can use, inline, with the URLs of the complete style sheets', async () => {
    await prepare(CSS, '<p class="one">');
    const html = finish('<p class="one">');
    expect(html).toContain(`<style data-css="${HREF}">${USED}</style>`);
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('has absolute URLs of files', async () => {
    const url = (path: string) => `.one{src:url(${path})}`;
    const paths = ['../media/a.woff2', '"../media/b.woff2"', '/art/c.svg', 'data:image/svg+xml,x', '#d'];
    await prepare(paths.map(url).join(''), '<p class="one">');
    const whole = ['/_next/static/media/a.woff2', '/_next/static/media/b.woff2', ...paths.slice(2)];
    expect(finish('<p class="one">')).toContain(whole.map(url).join(''));
  });

  it('is shared by pages with the same names', async () => {
    await prepare(CSS, '<p class="one">A', '<p class="one">B');
    expect(loadPageStyles(dist).styles).toHaveLength(1);
    expect(finish('<p class="one other">Else')).toContain(USED);
  });

  it('is that of all pages of a folder for a later page of it', async () => {
    await prepare(CSS, '<p class="one">', '<dl class="two">');
    expect(finish('<p class="two"><b class="one">')).toContain('.one{color:red}.two{color:#00f}@media');
    expect(finish('<p class="one">')).not.toContain('.two');
  });

  it('is the complete style sheet on a page with other names than those of the build', async () => {
    await prepare(CSS, '<p class="one">');
    expect(finish('<p class="two">')).toContain(`<link rel="stylesheet" href="${HREF}" data-precedence="next">`);
  });

  it('cannot close the style element', async () => {
    await prepare('.one{content:"</style><script>"}', '<p class="one">');
    expect(finish('<p class="one">').match(/<\/style>/g)).toHaveLength(1);
  });

  it('ends the build when it does not parse', async () => {
    await expect(prepare('.one{', '<p class="one">')).rejects.toThrow('Unclosed block');
  });
});
