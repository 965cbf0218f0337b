import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightDigestOf } from '#lib/page-cache/flight-store';
import { withoutFramework } from '#lib/page-cache/intent';
import { INTENT_LOADER } from '#lib/page-cache/intent-loader';
import { trustedTypesScript } from '#lib/page-cache/trusted-types';
import { CHUNKS, frameworkPage } from '#tests/factories/framework-page';

type Parts = Parameters<typeof frameworkPage>[0];

const plainOf = (parts?: Parts) => {
  const { html, flight } = frameworkPage(parts);
  return withoutFramework(html, flight);
};
const dataIn = (html = '') =>
  JSON.parse(/<script type="application\/json" id="intent">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as unknown;

describe('a page in the markup of the framework', () => {
  it('becomes plain HTML with the loader and its data, once', () => {
    const { html, flight } = frameworkPage();
    const plain = withoutFramework(html, flight) ?? '';
    const data = `<script type="application/json" id="intent">${/\{"scripts".*?(?=<\/script>)/.exec(plain)?.[0]}</script>`;
    expect(plain).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
        '<link rel="stylesheet" href="/_next/static/chunks/d.css" data-precedence="next"/>' +
        '<title>Rain plan</title><script>firstPaint()</script></head>' +
        '<body><div hidden=""><!--$--><!--/$--></div><h1>Rain plan</h1>' +
        `${data}<script>${INTENT_LOADER}</script></body></html>`,
    );
    expect(dataIn(plain)).toEqual({
      scripts: CHUNKS,
      entry: { otherChunks: ['static/chunks/a.js', 'static/chunks/b.js'], runtimeModuleIds: [94553] },
      flight: flightDigestOf(flight),
    });
  });

  it('may hold any content', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const flight = `0:${JSON.stringify({ text })}\n`;
        expect(dataIn(plainOf({ flight }))).toMatchObject({
          flight: flightDigestOf(Buffer.from(flight)),
        });
      }),
    );
  });

  it('carries its entry to the letter, and no end tag', () => {
    const entry = entryOf('{"a":"\\u003c/script>$& $\'"}');
    const plain = plainOf({ entry });
    expect(dataIn(plain)).toMatchObject({ entry: { a: "</script>$& $'" } });
  });

  it('leaves its font to the script of the first paint, and to a browser without scripts', () => {
    const font = '<link rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin="" ';
    expect(plainOf({ meta: `${font}type="font/woff2"/>` })).toContain(`${font}media="(scripting:none)"/><title>`);
  });

  it('leaves the manifest to React', () => {
    expect(plainOf({ meta: '<link rel="manifest" href="/manifest.webmanifest"/>' })).toBe(plainOf());
  });

  it('leaves its Trusted Types policy to the loader, and keeps one that a service needs', () => {
    const policy = (addresses: string[]) => `<script>${trustedTypesScript(addresses)}settle()</script>`;
    expect(plainOf({ meta: policy([]) })).toBe(plainOf({ meta: '<script>settle()</script>' }));
    const open = policy(['https://example.com/']);
    expect(plainOf({ meta: open })).toContain(open);
  });

  it('keeps the script of the services, which is no part of the framework', () => {
    const script = '<script src="/services.js?v=abc" defer=""></script>';
    expect(plainOf({ meta: script })).toContain(script);
    expect(plainOf({ meta: script.replace('services', 'others') })).toBeUndefined();
  });

  it.each<[string, Parts]>([
    ['has a script of another kind', { body: '<script defer="" src="/other.js"></script>' }],
    ['streams a boundary', { body: '<script>$RC("B:0","S:0")</script>' }],
    ['holds other flight data than its own', { inlined: '0:"another page"\n' }],
    ['holds flight data of another kind', { body: '<script>self.__next_f.push([2,"form state"])</script>' }],
    ['has no entry', { entry: '' }],
    ['has two entries', { body: `<script id="_R_">${entryOf('{"otherChunks":[]}')}</script>` }],
    ['has an entry that is no JSON', { entry: entryOf('{otherChunks:[]}') }],
  ])('is left alone when it %s', (_name, parts) => {
    expect(plainOf(parts)).toBeUndefined();
  });
});

function entryOf(value: string): string {
  return `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${value});`;
}
