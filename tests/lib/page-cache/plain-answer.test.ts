import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineHashesOf } from '#lib/page-cache/inline-code';
import { NEEDS_SCRIPTS, PLAIN_REGION } from '#lib/page-cache/marks';
import { plainAnswer } from '#lib/page-cache/plain-answer';
import { contentSecurityPolicy } from '#lib/page-cache/policy';
import { prerenderedPage } from '#lib/page-cache/prerendered';
import { frameworkPage } from '../../factories/framework-page.ts';

const MARK = Object.keys(NEEDS_SCRIPTS)[0]!;
const REGION = `<noscript><div class="plain">${PLAIN_REGION.start}<p>empty</p>${PLAIN_REGION.end}</div></noscript>`;
const WIZARD = `<div ${MARK}=""><div class="a"><div></div><form></form></div></div>`;

const pageWith = (body: string) =>
  frameworkPage({ body: `<main style="color:red">${body}<p>prices</p></main>` }).html.replace(
    '<script>firstPaint()',
    '<link rel="modulepreload" href="/m.js"/><link rel="preload" href="/f.woff2" as="font" media="(scripting:none)"/><script>firstPaint()',
  );

const answer = (body: string, region = '<p>filled</p>', isWrong = false) =>
  plainAnswer(pageWith(body), { region, isWrong }, {});

describe('a page as the answer to a plain form', () => {
  const { html, policy } = answer(REGION + WIZARD)!;

  it('has its region filled, for everybody', () => {
    expect(html).toContain('<main style="color:red"><div class="plain"><p>filled</p></div><p>prices</p></main>');
    expect(html).not.toContain('noscript');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>.*<\/body><\/html>$/s);
  });

  it('has no script, nothing that needs one, and no preload of one', () => {
    expect(html).not.toMatch(/<script|\.js"|<form|data-needs-scripts/);
    expect(html).toContain('<link rel="stylesheet" href="/_next/static/chunks/d.css" data-precedence="next"/>');
    expect(html).toContain('<link rel="preload" href="/f.woff2" as="font"/>');
  });

  it('is not indexed', () => {
    expect(html.match(/<meta name="robots" content="noindex"\/><\/head>/g)).toHaveLength(1);
    const marked = pageWith(REGION).replace('<title>', '<meta name="robots" content="index, follow"/><title>');
    const answer = plainAnswer(marked, { region: '', isWrong: false }, {});
    expect(answer?.html.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex"/>']);
  });

  it('says in its title when something is wrong', () => {
    expect(html).toContain('<title>Rain plan</title>');
    expect(answer(REGION, '', true)?.html).toContain('<title>Error: Rain plan</title>');
  });

  it('has the policy of exactly its markup', () => {
    expect(policy).toBe(contentSecurityPolicy(inlineHashesOf(html), {}));
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/);
  });

  it('takes the region as it is: no pattern of a replacement, and no mark, means anything in it', () => {
    const region = `<p>$&amp; $1 $\` ${PLAIN_REGION.end} &lt;script&gt; <b ${MARK}="">x</b></p>`;
    expect(answer(REGION, region)?.html).toContain(`<div class="plain">${region}</div>`);
  });

  it('leaves out every marked element, with everything in it and nothing beside it', () => {
    const marked = `<section><section></section></section><section class="b" ${MARK}="" id="c"><section></section>gone</section><section>kept</section>`;
    const body = answer(`${marked}${REGION}${WIZARD}<div>tail</div>`)!.html;
    expect(body).toContain('<section><section></section></section><section>kept</section><div class="plain">');
    expect(body).toContain('</div><div>tail</div><p>prices');
  });

  it.each([
    ['no region', '<p></p>'],
    ['half a region', `<p>${PLAIN_REGION.start}</p>`],
    ['a region that ends before it starts', PLAIN_REGION.end + PLAIN_REGION.start],
    ['a marked element without an end', `${REGION}<em ${MARK}="">`],
  ])('is none when the page has %s', (_, body) => {
    expect(answer(body)).toBeUndefined();
  });

  it('is none when a script is left', () => {
    expect(plainAnswer(`${pageWith(REGION)}<script src="/x.js">`, { region: '', isWrong: false }, {})).toBeUndefined();
  });
});

describe('the page that the build made', () => {
  it('is read by its route, and missing where nothing was built', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
    mkdirSync(join(folder, 'get-a-quote'));
    writeFileSync(join(folder, 'get-a-quote', 'confirmation.html'), '<p>hello</p>');
    expect(prerenderedPage('/get-a-quote/confirmation', folder)).toBe('<p>hello</p>');
    expect(prerenderedPage('/get-a-quote', folder)).toBeUndefined();
  });
});
