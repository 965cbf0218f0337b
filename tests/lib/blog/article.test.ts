import { describe, expect, it } from 'vitest';
import { articleOf } from '#lib/blog/article';
import { getRevealedPosts } from '#lib/blog/read';

describe('the parts of a post', () => {
  it('are what stands between its headings, with an anchor each', () => {
    const { opening, intro, sections } = articleOf(
      'It *rained*.\n\n## What’s "next"?\n\nSun & fun.\n\n### Small\n\nText.',
    );
    expect(intro).toBe('It rained.');
    expect(sections).toEqual([{ id: 'whats-next', title: 'What’s “next”?', text: 'Sun & fun. Small Text.' }]);
    expect(opening).toContain('<h2 id="whats-next">What’s “next”?</h2>');
  });

  it('open with whole ones until there is enough to read, and the rest begins with a heading', () => {
    const text = 'a word '.repeat(80);
    const { opening, rest } = articleOf(`Hello.\n\n## One\n\n${text}\n\n## Two\n\n${text}\n\n## Three\n\n3`);
    expect(opening).toMatch(/^<p>Hello.*<h2 id="one">.*<h2 id="two">.*<p>a word .*<\/p>\s*$/s);
    expect(rest).toMatch(/^<h2 id="three">Three<\/h2>\s*<p>3<\/p>\s*$/);
  });

  it('have one anchor each, also when two are called the same', () => {
    const { sections } = articleOf('## Again\n\none\n\n## Again\n\ntwo\n\n## ?\n\nthree');
    expect(sections.map(({ id }) => id)).toEqual(['again', 'again-2', 'part']);
    // The page has a part of that name below.
    expect(articleOf('## Share').sections).toMatchObject([{ id: 'share-2' }]);
  });

  it('are none in a post without headings', () => {
    expect(articleOf('Just this.')).toMatchObject({ intro: 'Just this.', rest: '', sections: [] });
  });
});

describe('the posts', () => {
  it.each(getRevealedPosts(new Date()).map((post) => [post.slug, post.body] as const))(
    '%s has parts, and no table is torn',
    (_slug, body) => {
      const { opening, rest, sections } = articleOf(body);
      const html = opening + rest;
      expect(sections.length).toBeGreaterThanOrEqual(4);
      // A row that stands apart from its table comes out as a line of bars.
      expect(html).not.toMatch(/<p>\s*\|/);
      const anchors = new Set(sections.map(({ id }) => id));
      const led = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id = '']) => id);
      expect(led.filter((id) => !anchors.has(id))).toEqual([]);
    },
  );
});
