import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashInlineCode } from '#lib/delivery/html/inline-hashes';
import { parsePage } from '#lib/delivery/html/page-tree';
import { NEEDS_SCRIPTS, NO_SCRIPT_REGION } from '#lib/delivery/html/html-markers';
import { fillPage } from '#lib/leads/no-script-form/fill-page';
import { contentSecurityPolicy } from '#lib/delivery/http/content-security-policy';
import { readPrerenderedPage } from '#lib/leads/no-script-form/prerendered-page';
import { frameworkPage } from '#tests/factories/framework-page';

const MARKER = Object.keys(NEEDS_SCRIPTS)[0]!;
const REGION = `<noscript><div class="plain">${NO_SCRIPT_REGION.start}<p>empty</p>${NO_SCRIPT_REGION.end}</div></noscript>`;
const WIZARD = `<div ${MARKER}=""><div class="a"><div></div><form></form></div></div>`;

const pageWith = (body: string) =>
  frameworkPage({ body: `<main style="color:red">${body}<p>prices</p></main>` }).html.replace(
    '<script>firstPaint()',
    '<link rel="modulepreload" href="/m.js"/><link rel="preload" href="/f.woff2" as="font"/><script>firstPaint()',
  );

const answer = (body: string, region = '<p>filled</p>', isWrong = false) =>
  fillPage(pageWith(body), { region, isWrong }, {});

describe('a page as the answer to a no-script form', () => {
  const { html, policy } = answer(REGION + WIZARD)!;

  it('has its region replaced, outside of noscript', () => {
    expect(html).toContain('<main style="color:red"><div class="plain"><p>filled</p></div><p>prices</p></main>');
    expect(html).not.toContain('noscript');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>.*<\/body><\/html>$/s);
  });

  it('has no script, no element that needs scripts, and no script preload', () => {
    expect(html).not.toMatch(/<script|\.js"|<form|data-needs-scripts/);
    expect(html).toContain('<link rel="stylesheet" href="/_next/static/chunks/d.css" data-precedence="next">');
    expect(html).toContain('<link rel="preload" href="/f.woff2" as="font">');
  });

  it('is not indexed', () => {
    expect(html.match(/<meta name="robots" content="noindex"><\/head>/g)).toHaveLength(1);
    const marked = pageWith(REGION).replace('<title>', '<meta name="robots" content="index, follow"/><title>');
    const answer = fillPage(marked, { region: '', isWrong: false }, {});
    expect(answer?.html.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex">']);
  });

  it('starts its title with "Error" when the input is wrong', () => {
    expect(html).toContain('<title>Rain plan</title>');
    expect(answer(REGION, '', true)?.html).toContain('<title>Error: Rain plan</title>');
  });

  it('has the Content-Security-Policy of exactly its markup', () => {
    expect(policy).toBe(contentSecurityPolicy(hashInlineCode(parsePage(html)), {}));
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/);
  });

  it('inserts the region unchanged, with replacement patterns and markers in it', () => {
    const region = `<p>$&amp; $1 $\` ${NO_SCRIPT_REGION.end} &lt;script&gt; <b ${MARKER}="">x</b></p>`;
    expect(answer(REGION, region)?.html).toContain(`<div class="plain">${region}</div>`);
  });

  it('removes every marked element with its content, and nothing beside it', () => {
    const marked = `<section><section></section></section><section class="b" ${MARKER}="" id="c"><section></section>gone</section><section>kept</section>`;
    const body = answer(`${marked}${REGION}${WIZARD}<div>tail</div>`)!.html;
    expect(body).toContain('<section><section></section></section><section>kept</section><div class="plain">');
    expect(body).toContain('</div><div>tail</div><p>prices');
  });

  it.each([
    ['no region', '<p></p>'],
    ['half a region', `<p>${NO_SCRIPT_REGION.start}</p>`],
    ['a region that ends before it starts', NO_SCRIPT_REGION.end + NO_SCRIPT_REGION.start],
  ])('is undefined when the page has %s', (_, body) => {
    expect(answer(body)).toBeUndefined();
  });
});

describe('a prerendered page', () => {
  it('is read by its route, and undefined without a build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
    mkdirSync(join(folder, 'get-a-quote'));
    writeFileSync(join(folder, 'get-a-quote', 'confirmation.html'), '<p>hello</p>');
    expect(readPrerenderedPage('/get-a-quote/confirmation', folder)).toBe('<p>hello</p>');
    expect(readPrerenderedPage('/get-a-quote', folder)).toBeUndefined();
  });
});
