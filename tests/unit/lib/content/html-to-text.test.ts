import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#lib/content/markdown';
import { escapeXml } from '#lib/content/markup';
import { toAnchorId } from '#lib/content/to-anchor-id';
import { htmlToText } from '#lib/content/html-to-text';

describe('the text of rendered markdown', () => {
  it.each([
    ['One *word* and `two`.\n\nThen [three](/three)', 'One word and two. Then three'],
    ['- a\n- b\n\n| c | d |\n|---|---|\n| e | f |', 'a b c d e f'],
    ['Fish & chips < 5 > 3 "now"', 'Fish & chips < 5 > 3 “now”'],
    ['A line  \nbroken', 'A line broken'],
    ['un**believ**able', 'unbelievable'],
    ['A claim[^1], twice[^1].\n\n[^1]: Its *source*', 'A claim, twice. Its source'],
  ])('for %j is %j', (markdown, text) => {
    expect(htmlToText(renderMarkdown(markdown))).toBe(text);
  });

  it('has decoded numeric character references, and unknown ones unchanged', () => {
    expect(htmlToText('&#x27;&#233;&amp;lt; &unknown; a&nbsp;b')).toBe("'é&lt; &unknown; a b");
  });
});

describe('escaped text', () => {
  it('has no characters that XML does not allow', () => {
    expect(escapeXml('a\u0000\u000b\ufffe\ud800b<&>"\'')).toBe('ab&lt;&amp;&gt;&quot;&apos;');
    expect(escapeXml('🎲\t\n')).toBe('🎲\t\n');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|apos;)/);
        expect(escapeXml(text).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('an anchor', () => {
  it.each([
    ['Joss Kettleman', 'joss-kettleman'],
    ['Dr. Zoë O’Hara-Lindqvist', 'dr-zoe-ohara-lindqvist'],
  ])('of %s is %s', (name, slug) => {
    expect(toAnchorId(name)).toBe(slug);
  });
});
