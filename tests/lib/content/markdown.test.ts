import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#lib/content/markdown';
import { typographic } from '#lib/content/typographic';

describe('markdown', () => {
  it('renders tables', () => {
    expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<table>');
  });

  it.each(['<script>alert(1)</script>', '[x](javascript:alert(1))', '<img src=x onerror=alert(1)>'])('defuses %s', (text) => {
    const html = renderMarkdown(text);
    expect(html).not.toMatch(/<script|javascript:|onerror/);
  });

  it('sets typographic quotes in text but not in code', () => {
    expect(renderMarkdown(`"It's" \`"raw"\``)).toBe('<p>\u201cIt\u2019s\u201d <code>"raw"</code></p>\n');
    expect(typographic('the editors\' "cut"')).toBe('the editors\u2019 \u201ccut\u201d');
  });

  it.each([
    [`"*Roll*"`, '\u201c<em>Roll</em>\u201d'],
    [`**Dana**'s turn`, '<strong>Dana</strong>\u2019s turn'],
    [`*"Roll"*`, '<em>\u201cRoll\u201d</em>'],
    ['`x`\'s', '<code>x</code>\u2019s'],
  ])('sees through tags in %s', (markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(`<p>${html}</p>\n`);
  });
});
