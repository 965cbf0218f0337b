// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashInlineCode } from '#lib/delivery/html/inline-hashes';
import { parsePage } from '#lib/delivery/html/page-tree';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of a document as parsed by an HTML parser. */
function hashesInBrowser(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  return {
    scripts: all('script:not([src]):not([type="application/json"])').map(({ textContent }) => sha256(textContent)),
    styles: all('style').map(({ textContent }) => sha256(textContent)),
    styleAttributes: all('[style]').map((element) => sha256(element.getAttribute('style') ?? '')),
  };
}

const PAGE = `<!DOCTYPE html><html><head>
<style>p::before{content:"<b> & 'q'"}</style><style media="print">a{color:red}</style>
<script>var a = 1 < 2 && "</p>";
</script><script type="speculationrules">{"prefetch":[]}</script><script type="module">import '/x.js'</script>
<script src="/_next/static/chunks/a.js" async=""></script>
<script type="application/json" id="hydration-data">{"a":"<style>"}</script>
</head><body style="--url:url(&quot;/a?b=1&amp;c=2&quot;)">
<p style="content:&#x27;&lt;&gt;&#39;">style=&quot;not an attribute&quot;</p>
<p style="--is:&amp;quot;">one</p><p style="">none</p>
<script>document.write('<p style="--in:script">')</script>
</body></html>`;

describe('the hashes of inline code', () => {
  it('are those that a browser computes', () => {
    const hashes = hashInlineCode(parsePage(PAGE));
    expect(hashes).toEqual(hashesInBrowser(PAGE));
    expect(hashes.scripts).toHaveLength(4);
    expect(hashes.styles).toHaveLength(2);
    expect(hashes.styleAttributes).toContain(sha256('--url:url("/a?b=1&c=2")'));
    expect(hashes.styleAttributes).toHaveLength(4);
  });

  it('contain no duplicates', () => {
    expect(hashInlineCode(parsePage('<p style="--i:1"></p><script>a()</script>'.repeat(3)))).toEqual({
      scripts: [sha256('a()')],
      styles: [],
      styleAttributes: [sha256('--i:1')],
    });
  });

  it('are right for any script, any style sheet and any value of a style attribute', () => {
    const code = fc.string({ unit: 'grapheme' }).filter((text) => !/<\/?s|<!--|[\r\0]/i.test(text));
    const escaped = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll("'", '&#x27;');
    fc.assert(
      fc.property(code, code, code, (script, style, attribute) => {
        const html = `<p style="${escaped(attribute)}"></p><style>${style}</style><script id="_R_">${script}</script>`;
        expect(hashInlineCode(parsePage(html))).toEqual({
          scripts: [sha256(script)],
          styles: [sha256(style)],
          styleAttributes: [sha256(attribute)],
        });
      }),
    );
  });
});
