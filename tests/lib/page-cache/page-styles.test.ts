import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageStyles } from '#lib/page-cache/page-styles';
import { paperLinks } from '#lib/page-cache/paper';
import { prepareStyles } from '#lib/page-cache/prepare-styles';

const LINK = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const PRELOAD = '<link rel="preload" href="/_next/static/chunks/b.css" as="style"/>';
const page = (body: string, links = LINK('a') + PRELOAD + LINK('b')) =>
  `<html><head>${links}<title>T</title></head><body>${body}</body></html>`;

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(dist, 'static', 'chunks'), { recursive: true });
  writeFileSync(join(dist, 'static', 'chunks', 'a.css'), '.one{color:red}.two{color:blue}');
  writeFileSync(join(dist, 'static', 'chunks', 'b.css'), 'p{color:green}dl{color:gray}');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dist, { recursive: true });
});

const STYLE = '.one{color:red}p{color:green}';

/** Ways to the rules for paper, which are not in the style. */
const PAPER = paperLinks(['/_next/static/chunks/a.css', '/_next/static/chunks/b.css']);

describe('the styles of a page', () => {
  it('take in style attributes, unless the links stay', async () => {
    const styles = new PageStyles(dist);
    const html = page('<p class="one" style="--i:1">');
    await styles.prepare(html);
    const away = styles.inline(html, 'away').html;
    expect(away).toContain(`${STYLE}[data-own="0"]{--i:1}</style>`);
    expect(away).toContain('<p class="one" data-own="0">');
    expect(styles.inline(html, 'at-end').html).toContain(`<style>${STYLE}</style>`);
    expect(styles.inline(html, 'at-end').html).toContain('<p class="one" style="--i:1">');
  });

  it('stand in its head once they are prepared, with the addresses of the whole sheets', async () => {
    const styles = new PageStyles(dist);
    const html = page('<p class="one">');
    expect(styles.inline(html, 'away')).toEqual({ html, isSettled: false });
    await styles.prepare(html);
    const names = 'data-sheets="/_next/static/chunks/a.css /_next/static/chunks/b.css"';
    expect(styles.inline(html, 'away')).toEqual({
      html: page(`<p class="one">${PAPER}`, `<style ${names}>${STYLE}</style>`),
      isSettled: true,
    });
  });

  it('leave the links at the end of a page whose scripts start at load', async () => {
    const styles = new PageStyles(dist);
    await styles.prepare(page('<p class="one">'));
    expect(styles.inline(page('<p class="one">'), 'at-end').html).toBe(
      page(`<p class="one">${LINK('a')}${LINK('b')}`, `<style>${STYLE}</style>`),
    );
  });

  it('are those for the screen, whatever is nested in those for paper', async () => {
    const paper = '@media print{@page{margin:0}.one{color:black;&:hover{color:gray}}p{margin:0}}';
    writeFileSync(join(dist, 'static', 'chunks', 'a.css'), `@layer x{${paper}.one{color:red}}${paper}.one{top:0}`);
    const styles = new PageStyles(dist);
    await styles.prepare(page('<p class="one">', LINK('a')));
    const { html } = styles.inline(page('<p class="one">', LINK('a')), 'away');
    expect(html).toContain('>@layer x{.one{color:red}}.one{top:0}</style>');
  });

  it('name files by their whole address', async () => {
    const url = (path: string) => `.one{src:url(${path})}`;
    const paths = ['../media/a.woff2', '"../media/b.woff2"', '/art/c.svg', 'data:image/svg+xml,x', '#d'];
    writeFileSync(join(dist, 'static', 'chunks', 'a.css'), paths.map(url).join(''));
    const styles = new PageStyles(dist);
    await styles.prepare(page('<p class="one">', LINK('a')));
    const whole = ['/_next/static/media/a.woff2', '/_next/static/media/b.woff2', ...paths.slice(2)];
    expect(styles.inline(page('<p class="one">', LINK('a')), 'away').html).toContain(whole.map(url).join(''));
  });

  it('are found again by the next process, and by pages with the same names', async () => {
    await new PageStyles(dist).prepare(page('<p class="one">'));
    expect(new PageStyles(dist).inline(page('<p class="one other">Else'), 'away').html).toContain(STYLE);
  });

  it('are prepared by the first visit of a page that nobody prepared', async () => {
    const styles = new PageStyles(dist);
    styles.inline(page('<dl class="two">'), 'away');
    await vi.waitFor(() => expect(styles.inline(page('<dl class="two">'), 'away').isSettled).toBe(true), 10_000);
  });

  it('stay whole on a page without sheets, or with sheets that are gone', () => {
    const styles = new PageStyles(dist);
    for (const links of ['', LINK('gone')])
      expect(styles.inline(page('<p>', links), 'away')).toEqual({ html: page('<p>', links), isSettled: true });
  });

  it('cannot end their element early', async () => {
    writeFileSync(join(dist, 'static', 'chunks', 'a.css'), '.one{content:"</style><script>"}');
    const styles = new PageStyles(dist);
    await styles.prepare(page('<p class="one">'));
    expect(styles.inline(page('<p class="one">'), 'away').html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('stay whole when they cannot be read, with a word about it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    writeFileSync(join(dist, 'static', 'chunks', 'a.css'), '.one{');
    const styles = new PageStyles(dist);
    const html = page('<p class="one">');
    await styles.prepare(html);
    expect(styles.inline(html, 'away')).toEqual({ html, isSettled: true });
    expect(warn).toHaveBeenCalled();
  });
});

describe('after a build', () => {
  it('the styles of all pages are prepared', async () => {
    mkdirSync(join(dist, 'server', 'app', 'blog'), { recursive: true });
    writeFileSync(join(dist, 'server', 'app', 'index.html'), page('<p class="one">'));
    writeFileSync(join(dist, 'server', 'app', 'blog', 'a.html'), page('<p class="one">A'));
    writeFileSync(join(dist, 'server', 'app', 'blog', 'b.html'), page('<dl class="two">'));
    expect(await prepareStyles(dist)).toEqual({ pages: 3, sheets: 2 });
    expect(readdirSync(join(dist, 'page-styles'))).toHaveLength(2);
    expect(new PageStyles(dist).inline(page('<dl class="two">'), 'away').isSettled).toBe(true);
  });

  const many = Array.from({ length: 600 }, (_, index) => `.far${index}{width:${index}px}`);
  const far = `<section>${many.map((_, index) => `<p class="far${index}">`).join('')}</section></main>`;

  async function prepared(top: string, rules = many): Promise<string> {
    mkdirSync(join(dist, 'server', 'app'), { recursive: true });
    writeFileSync(join(dist, 'static', 'chunks', 'a.css'), ['.one{color:red}', ...rules].join(''));
    const html = page(`<main><h1 class="one">${top}${far}`);
    writeFileSync(join(dist, 'server', 'app', 'index.html'), html);
    await prepareStyles(dist);
    return html;
  }

  it('many rules for what is below the first screen are in a file, linked where the screen ends', async () => {
    const html = await prepared('');
    const styled = new PageStyles(dist).inline(html, 'away').html;
    const [, before, name] =
      /([\s\S]*)<link id="far" href="\/_next\/static\/chunks\/(\w+\.css)"><script>.*?<\/script><section>/.exec(styled)!;
    expect(before!.endsWith(`<noscript><link rel="stylesheet" href="/_next/static/chunks/${name}"></noscript>`)).toBe(
      true,
    );
    expect(before).toContain('.one{color:red}');
    expect(styled).not.toContain('.far1{');
    expect(readFileSync(join(dist, 'static', 'chunks', name!), 'utf8')).toContain('.far599{width:599px}');
  });

  it('they are linked in the head for a browser without scripts that shows a stand-in for scripts on that screen', async () => {
    const standIn = '<noscript><form class="far1"></form></noscript>';
    const styled = new PageStyles(dist).inline(await prepared(standIn), 'away').html;
    const href = /<link id="far" href="([^"]+)">/.exec(styled)![1];
    const plain = `<noscript><link rel="stylesheet" href="${href}"></noscript>`;
    expect(styled.split(plain)).toHaveLength(2);
    expect(styled).toContain(`</style>${plain}`);
    expect(styled.slice(0, styled.indexOf('</style>'))).not.toContain('.far1{');
    expect(new PageStyles(dist).inline(await prepared(''), 'away').html).not.toContain('</style><noscript>');
  });

  it('they stay in a page that keeps its scripts', async () => {
    const html = await prepared('');
    expect(new PageStyles(dist).inline(html, 'at-end').html).toContain('.far599{width:599px}');
  });

  it('they stay in a page that has enough to ask for, and where they are few', async () => {
    const pictures = Array.from({ length: 5 }, (_, index) => `<img src="/${index}.svg">`).join('');
    expect(new PageStyles(dist).inline(await prepared(pictures), 'away').html).toContain('.far599{');
    rmSync(join(dist, 'page-styles'), { recursive: true });
    expect(new PageStyles(dist).inline(await prepared('', many.slice(0, 9)), 'away').html).toContain('.far8{');
  });

  it('they stay in a page that a server meets first, because it publishes no new files', async () => {
    const html = await prepared('');
    rmSync(join(dist, 'page-styles'), { recursive: true });
    const styles = new PageStyles(dist);
    await styles.prepare(html);
    expect(styles.inline(html, 'away').html).toContain('.far599{');
  });
});
