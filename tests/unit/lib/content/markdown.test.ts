import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown, renderOwnLinksOnly } from '#lib/content/markdown';
import { typographic } from '#lib/content/typographic';
import { checkMarkup } from '#lib/delivery/browser/trusted-types-rules';
import { cases } from '#tests/scope';

describe('markdown', () => {
  it('renders tables', () => {
    expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<table>');
  });

  it.each(['<script>alert(1)</script>', '[x](javascript:alert(1))', '<img src=x onerror=alert(1)>'])(
    'removes scripts from %s',
    (text) => {
      const html = renderMarkdown(text);
      expect(html).not.toMatch(/<script|javascript:|onerror/);
    },
  );

  it('sets typographic quotes in text but not in code', () => {
    expect(renderMarkdown(`"It's" \`"raw"\``)).toBe('<p>\u201cIt\u2019s\u201d <code>"raw"</code></p>\n');
    expect(typographic('the editors\' "cut"')).toBe('the editors\u2019 \u201ccut\u201d');
  });

  it.each([
    [`"*Roll*"`, '\u201c<em>Roll</em>\u201d'],
    [`**Dana**'s turn`, '<strong>Dana</strong>\u2019s turn'],
    [`*"Roll"*`, '<em>\u201cRoll\u201d</em>'],
    ["`x`'s", '<code>x</code>\u2019s'],
  ])('sets quotes across inline tags in %s', (markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(`<p>${html}</p>\n`);
  });

  it.each([
    ['[a *b*](foo) and [c](/about)', '<p>a <em>b</em> and <a href="/about">c</a></p>'],
    ['[a](//evil.example) [b]() [c](irc://x) [d](/&x)', '<p>a b c d</p>'],
    [
      '![A dog](https://evil.example/dog.png) [![A cat](//evil/cat.png)](/about)',
      '<p>A dog <a href="/about">A cat</a></p>',
    ],
    [
      '[a][one] ![b][one] [c][two]\n\n[one]: https://example.org\n[two]: //evil',
      '<p><a href="https://example.org">a</a> b c</p>',
    ],
    ['[a](/about "<table> > b")', '<p><a href="/about" title="&lt;table&gt; &gt; b">a</a></p>'],
  ])('replaces links and pictures with other addresses by their text: %s', (markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(`${html}\n`);
  });

  it.each([
    ['[a](https://evil.example) [b](//evil.example) [c](mailto:a@evil.example) [d](tel:1)', '<p>a b c d</p>'],
    [
      'https://evil.example www.evil.example <https://evil.example>',
      '<p>https://evil.example www.evil.example https://evil.example</p>',
    ],
    ['[https://evil.example/1](https://evil.example/2)', '<p>https://evil.example/1</p>'],
    [
      '[a][one] [b](/about) [c](#here)\n\n[one]: HTTPS://evil.example',
      '<p>a <a href="/about">b</a> <a href="#here">c</a></p>',
    ],
  ])('replaces all links to other sites in %s when only own links are allowed', (markdown, html) => {
    expect(renderOwnLinksOnly(markdown)).toBe(`${html}\n`);
  });

  it.each([
    ['[call](tel:+15035550100)', 'tel:+15035550100'],
    ['[write](mailto:team@example.com)', 'mailto:team@example.com'],
    ['<TEL:+15035550100>', 'tel:+15035550100'],
    ['[write][us]\n\n[us]: Mailto:team@example.com', 'mailto:team@example.com'],
    ['[read](HTTPS://example.org)', 'https://example.org'],
  ])('keeps the address of %s', (markdown, address) => {
    expect(renderMarkdown(markdown)).toContain(`<a href="${address}">`);
    expect(renderOwnLinksOnly(markdown)).not.toContain('<a');
  });

  it.each([renderMarkdown, renderOwnLinksOnly])(
    'links footnotes and their references, with ids of their own',
    (render) => {
      const texts = [
        'A[^1] b[^1] c[^1-2].\n\n[^1]: One\n[^1-2]: Two',
        'D[^1].\n\n[^1]: Other',
        'D[^\u00e9].\n\n[^\u00e9]: Third',
      ];
      const html = texts.map(render).join('');
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
      expect(ids).toHaveLength(5 + 4);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(targets)).toEqual(new Set(ids));
      expect(html.match(/<section class="footnotes" aria-label="Footnotes">/g)).toHaveLength(3);
      expect(html).not.toMatch(/<h2|aria-describedby/);
      expect(checkMarkup(html)).toBe(html);
    },
  );

  it('renders any text to markup that the Trusted Types policy accepts', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...'[a]( ) ![b]( [c][d] [d]: ! " \' < > <b> ` ``` | --- # - * ~~ [^1] [^1]: / // \\ & &#x22; foo'.split(' '),
      ),
      fc.constantFrom(' ', '\n', '\n\n', '|\n|-|\n', '```a<b>c\n', ' "x>y" ', " '<table>' ", 'www.a.b/<', '- [ ] '),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const markup = renderMarkdown(pieces.join(''));
        expect(checkMarkup(markup)).toBe(markup);
      }),
      { numRuns: cases(2000) },
    );
  });
});
