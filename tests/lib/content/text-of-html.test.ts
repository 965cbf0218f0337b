import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#lib/content/markdown';
import { escapeXml } from '#lib/content/markup';
import { slugOfName } from '#lib/content/slug-of-name';
import { textOfHtml } from '#lib/content/text-of-html';

describe('the text of rendered markdown', () => {
  it.each([
    ['One *word* and `two`.\n\nThen [three](/three)', 'One word and two. Then three'],
    ['- a\n- b\n\n| c | d |\n|---|---|\n| e | f |', 'a b c d e f'],
    ['Fish & chips < 5 > 3 "now"', 'Fish & chips < 5 > 3 “now”'],
    ['A line  \nbroken', 'A line broken'],
    ['un**believ**able', 'unbelievable'],
  ])('of %j is %j', (markdown, text) => {
    expect(textOfHtml(renderMarkdown(markdown))).toBe(text);
  });

  it('knows numbers for characters, and leaves what is none', () => {
    expect(textOfHtml('&#x27;&#233;&amp;lt; &unknown; a&nbsp;b')).toBe("'é&lt; &unknown; a b");
  });
});

describe('escaped text', () => {
  it('holds nothing that XML cannot hold', () => {
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

describe('a name as an anchor', () => {
  it.each([
    ['Joss Kettleman', 'joss-kettleman'],
    ['Dr. Zoë O’Hara-Lindqvist', 'dr-zoe-ohara-lindqvist'],
  ])('of %s is %s', (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });
});
