import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#lib/content/markdown';
import { typographic } from '#lib/content/typographic';
import { createMarkup } from '#tests/factories/page-policy';
import { cases } from '#tests/scope';

describe('markdown', () => {
  it('renders tables', () => {
    expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<table>');
  });

  it.each(['<script>alert(1)</script>', '[x](javascript:alert(1))', '<img src=x onerror=alert(1)>'])(
    'defuses %s',
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
  ])('sees through tags in %s', (markdown, html) => {
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
  ])('leaves the words of what the policy refuses: %s', (markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(`${html}\n`);
  });

  it('is markup that the policy takes, whatever stands in it', () => {
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
        expect(createMarkup(markup)).toBe(markup);
      }),
      { numRuns: cases(2000) },
    );
  });
});
