import { describe, expect, it } from 'vitest';
import { renderArticle } from '#lib/blog/article';
import { getPublishedPosts } from '#lib/blog/read';

describe('a rendered article', () => {
  it('is split at its second-level headings, each with an anchor', () => {
    const { opening, intro, sections } = renderArticle(
      'It *rained*.\n\n## What’s "next"?\n\nSun & fun.\n\n### Small\n\nText.',
    );
    expect(intro).toBe('It rained.');
    expect(sections).toEqual([{ id: 'whats-next', title: 'What’s “next”?', text: 'Sun & fun. Small Text.' }]);
    expect(opening).toContain('<h2 id="whats-next">What’s “next”?</h2>');
  });

  it('has whole sections in its opening, up to the minimum length, and a rest that starts with a heading', () => {
    const text = 'a word '.repeat(80);
    const { opening, rest } = renderArticle(`Hello.\n\n## One\n\n${text}\n\n## Two\n\n${text}\n\n## Three\n\n3`);
    expect(opening).toMatch(/^<p>Hello.*<h2 id="one">.*<h2 id="two">.*<p>a word .*<\/p>\s*$/s);
    expect(rest).toMatch(/^<h2 id="three">Three<\/h2>\s*<p>3<\/p>\s*$/);
  });

  it('has unique anchors, also for equal headings', () => {
    const { sections } = renderArticle('## Again\n\none\n\n## Again\n\ntwo\n\n## ?\n\nthree');
    expect(sections.map(({ id }) => id)).toEqual(['again', 'again-2', 'part']);
    // The page has another element with the id "share".
    expect(renderArticle('## Share').sections).toMatchObject([{ id: 'share-2' }]);
  });

  it('has no sections without headings', () => {
    expect(renderArticle('Just this.')).toMatchObject({ intro: 'Just this.', rest: '', sections: [] });
  });
});

describe('the posts', () => {
  it.each(getPublishedPosts(new Date()).map((post) => [post.slug, post.body] as const))(
    '%s has at least four sections, complete tables and valid anchors',
    (_slug, body) => {
      const { opening, rest, sections } = renderArticle(body);
      const html = opening + rest;
      expect(sections.length).toBeGreaterThanOrEqual(4);
      // A row that is separated from its table renders as a paragraph with | characters.
      expect(html).not.toMatch(/<p>\s*\|/);
      const anchors = new Set(sections.map(({ id }) => id));
      const led = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id = '']) => id);
      expect(led.filter((id) => !anchors.has(id))).toEqual([]);
    },
  );
});
