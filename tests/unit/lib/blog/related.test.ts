import { describe, expect, it } from 'vitest';
import { getPublishedPosts } from '#lib/blog/read';
import { relatedPosts, getAdjacentPosts } from '#lib/blog/related';
import { post } from '#tests/factories/post';

const slugsOf = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

describe('related posts', () => {
  const self = post({ slug: 'self', cases: ['acme'], published: '2026-03-12' });
  const stranger = { topic: 'Ideas', author: 'Wren Abernathy' };

  it('share a topic, an event or an author, and are sorted by date distance among equals', () => {
    const all = [
      self,
      post({ ...stranger, slug: 'far', published: '2026-01-01' }),
      post({ ...stranger, slug: 'near', published: '2026-03-01' }),
      post({ ...stranger, slug: 'same-event', cases: ['acme'] }),
      post({ slug: 'same-topic', author: 'Wren Abernathy', published: '2026-03-13', cases: [] }),
      post({ slug: 'both', cases: ['acme'] }),
    ];
    expect(slugsOf(relatedPosts(self, all, 5))).toEqual(['both', 'same-event', 'same-topic', 'near', 'far']);
    expect(slugsOf(relatedPosts(self, all))).toEqual(['both', 'same-event']);
  });

  it('have the adjacent posts at the end', () => {
    const [later, earlier] = [post({ slug: 'later' }), post({ slug: 'earlier' })];
    const all = [later, self, earlier, post({ ...stranger, slug: 'beyond', published: '2026-01-01' })];
    expect(slugsOf(relatedPosts(self, all))[0]).toBe('beyond');
    expect(relatedPosts(self, all)).toHaveLength(2);
  });

  it('never include the post itself, and reach the limit if there are enough posts', () => {
    for (const one of getPublishedPosts(new Date())) {
      const related = relatedPosts(one, getPublishedPosts(new Date()));
      expect(related).toHaveLength(2);
      expect(slugsOf(related)).not.toContain(one.slug);
    }
    expect(relatedPosts(self, [self])).toEqual([]);
  });
});

describe('adjacent posts', () => {
  const all = ['newest', 'middle', 'first'].map((slug) => post({ slug }));

  it('are undefined at the ends of the list', () => {
    expect(getAdjacentPosts(all[0]!, all)).toEqual({ earlier: all[1], later: undefined });
    expect(getAdjacentPosts(all[1]!, all)).toEqual({ earlier: all[2], later: all[0] });
    expect(getAdjacentPosts(all[2]!, all)).toEqual({ earlier: undefined, later: all[1] });
  });

  it('are undefined for a post that is not in the list', () => {
    expect(getAdjacentPosts(post({ slug: 'other' }), all)).toEqual({});
  });
});
