// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashPayload } from '#lib/delivery/next/rsc-payload-store';
import { finishPage, finishReply } from '#lib/delivery/html/finish-page';
import { NO_PAGE_STYLES } from '#lib/delivery/html/page-styles';
import { hashInlineCode } from '#lib/delivery/html/inline-hashes';
import { parsePage } from '#lib/delivery/html/page-tree';
import { contentSecurityPolicy } from '#lib/delivery/http/content-security-policy';
import { PAYLOAD_HEADER, POLICY_HEADER } from '#lib/delivery/http/internal-headers';
import * as scripts from '#lib/delivery/browser/built-scripts';
import { HYDRATION_RUNTIME_PATH } from '#lib/delivery/browser/publish-hydration-runtime';
import { HYDRATE_ON_VISIBLE, STORED_ATTRIBUTE } from '#lib/delivery/html/html-markers';
import { CHUNKS, frameworkPage } from '#tests/factories/framework-page';

type Parts = Parameters<typeof frameworkPage>[0];

const ASSETS = { styles: NO_PAGE_STYLES, env: {} };

const finish = (parts?: Parts) => {
  const { html, payload } = frameworkPage(parts);
  return finishPage(html, payload, ASSETS).html;
};
const dataIn = (html = '') =>
  JSON.parse(
    /<script type="application\/json" id="hydration-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
  ) as unknown;

describe('a page in the markup of Next', () => {
  it('becomes HTML with the hydration script and its data, once', () => {
    const { html, payload } = frameworkPage();
    const finished = finishPage(html, payload, ASSETS);
    const data = `<script type="application/json" id="hydration-data">${/\{"scripts".*?(?=<\/script>)/.exec(finished.html)?.[0]}</script>`;
    expect(finished.html).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
        '<link rel="stylesheet" href="/_next/static/chunks/d.css" data-precedence="next">' +
        '<title>Rain plan</title><script>firstPaint()</script></head>' +
        '<body><div hidden=""><!--$--><!--/$--></div><h1>Rain plan</h1>' +
        `${data}<script>${scripts.HYDRATE_ON_INTERACTION}</script></body></html>`,
    );
    expect(dataIn(finished.html)).toEqual({
      scripts: CHUNKS,
      entry: { otherChunks: ['static/chunks/a.js', 'static/chunks/b.js'], runtimeModuleIds: [94553] },
      payload: hashPayload(payload),
      runtime: HYDRATION_RUNTIME_PATH,
    });
    expect(finished.headers).toEqual({
      [PAYLOAD_HEADER]: hashPayload(payload),
      [POLICY_HEADER]: contentSecurityPolicy(hashInlineCode(parsePage(finished.html)), {}),
    });
  });

  it('has the same content for a browser as before', () => {
    const body =
      '<p>a<!-- -->b</p><pre>  x\n</pre><svg viewBox="0 0 1 1"><linearGradient id="g"/><use xlink:href="#g"/></svg>' +
      '<noscript><p class="plain">No &amp; script</p></noscript><textarea>&lt;p&gt;</textarea><table><tbody><tr><td>1</td></tr></tbody></table>' +
      '<details open=""><summary title="&quot;&#x27;">S</summary></details><input value="a&amp;b"/><br/>';
    const contentOf = (html: string) => {
      const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
      documentElement.querySelectorAll('script').forEach((script) => script.remove());
      return documentElement.querySelector('body')!;
    };
    const { html } = frameworkPage({ body });
    expect(contentOf(finish({ body })).isEqualNode(contentOf(html))).toBe(true);
  });

  it('can have any content', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const payload = `0:${JSON.stringify({ text })}\n`;
        expect(dataIn(finish({ payload }))).toMatchObject({
          payload: hashPayload(Buffer.from(payload)),
        });
      }),
    );
  });

  it('contains its entry unchanged, with end tags escaped', () => {
    const entry = entryOf('{"a":"\\u003c/script>$& $\'"}');
    expect(dataIn(finish({ entry }))).toMatchObject({ entry: { a: "</script>$& $'" } });
  });

  it('has no Trusted Types policy, except one that a service needs', () => {
    const policy = `<script>${scripts.TRUSTED_TYPES}firstPaint()</script>`;
    expect(finish({ meta: policy })).toBe(finish({ meta: '<script>firstPaint()</script>' }));
    const servicePolicy = policy.replace('<script', '<script data-script-urls="https://example.com/"');
    expect(finish({ meta: servicePolicy })).toContain(servicePolicy);
  });

  it.each([
    [
      'shows what the browser has stored',
      { body: `<div ${STORED_ATTRIBUTE}="draft"></div>` },
      `<script>${scripts.HYDRATE_WHEN_STORED}</script></body>`,
    ],
    [
      'has live content',
      { body: `<div ${Object.keys(HYDRATE_ON_VISIBLE).join()}=""></div>` },
      `<script>${scripts.HYDRATE_ON_VISIBLE}</script></body>`,
    ],
    [
      'mentions live content',
      { body: '<p>data-hydrate-on-visible</p>' },
      `<script>${scripts.HYDRATE_ON_INTERACTION}</script></body>`,
    ],
  ])('has one hydration script when it %s', (_name, parts, script) => {
    const finished = finish(parts);
    expect(finished).toContain(script);
    expect(finished.match(/addEventListener\(`?click|pointerover/g)).toHaveLength(1);
  });

  it('keeps its payload and its form state in the page when it is the reply to a form', () => {
    const formState = [{ city: '</script><b>' }, 'p/get-a-quote', 'id', 0];
    const text = JSON.stringify([2, formState]).replaceAll('<', '\\u003c');
    const { html, payload } = frameworkPage();
    const posted = html.replace('.push([0])</script>', `.push([0]);self.__next_f.push(${text})</script>`);
    const finished = finishReply(posted, ASSETS);
    expect(dataIn(finished.html)).toMatchObject({ payload: payload.toString(), isInline: true, formState });
    expect(finished.html).not.toContain('__next_f');
    expect(finished.html).not.toContain('<b>');
    const policy = contentSecurityPolicy(hashInlineCode(parsePage(finished.html)), {});
    expect(finished.headers).toEqual({ [POLICY_HEADER]: policy });
  });

  it('keeps the script of the services, which is not a script of Next', () => {
    const script = '<script src="/services.js?v=abc" defer=""></script>';
    expect(finish({ meta: script })).toContain(script);
  });

  it.each<[string, Parts]>([
    ['has a script of another kind', { meta: '<script src="/others.js?v=abc" defer=""></script>' }],
    ['has a script in its content', { body: '<script defer="" src="/other.js"></script>' }],
    ['streams a boundary', { body: '<script>$RC("B:0","S:0")</script>' }],
    ['has another RSC payload inline than its own', { inlined: '0:"another page"\n' }],
    ['has an RSC payload of another type', { body: '<script>self.__next_f.push([2,"form state"])</script>' }],
    ['has no entry', { entry: '' }],
    ['has two entries', { body: `<script id="_R_">${entryOf('{"otherChunks":[]}')}</script>` }],
    ['has an entry that is not JSON', { entry: entryOf('{otherChunks:[]}') }],
  ])('is left whole, with a policy, when it %s', (_name, parts) => {
    const { html, payload } = frameworkPage(parts);
    const policy = contentSecurityPolicy(hashInlineCode(parsePage(html)), {});
    expect(finishPage(html, payload, ASSETS)).toEqual({ html, headers: { [POLICY_HEADER]: policy } });
    expect(policy).toContain("'sha256-");
  });

  it('is left whole without a payload', () => {
    const { html } = frameworkPage();
    expect(finishPage(html, undefined, ASSETS).html).toBe(html);
  });
});

function entryOf(value: string): string {
  return `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${value});`;
}
