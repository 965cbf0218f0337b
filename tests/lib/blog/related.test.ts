import { describe, expect, it } from 'vitest';
import { getRevealedPosts } from '#lib/blog/read';
import { relatedPosts, turnsOf } from '#lib/blog/related';
import { post } from '#tests/factories/post';

const slugsOf = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

describe('related posts', () => {
  const self = post({ slug: 'self', cases: ['acme'], published: '2026-03-12' });
  const stranger = { topic: 'Ideas', author: 'Wren Abernathy' };

  it('share a topic or an event; among equals the nearest in time comes first', () => {
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

  it('begin with posts that the page does not lead to as the earlier and the later one', () => {
    const [later, earlier] = [post({ slug: 'later' }), post({ slug: 'earlier' })];
    const all = [later, self, earlier, post({ ...stranger, slug: 'beyond', published: '2026-01-01' })];
    expect(slugsOf(relatedPosts(self, all))[0]).toBe('beyond');
    expect(relatedPosts(self, all)).toHaveLength(2);
  });

  it('never hold the post itself, and never run out while there are others', () => {
    for (const one of getRevealedPosts(new Date())) {
      const related = relatedPosts(one, getRevealedPosts(new Date()));
      expect(related).toHaveLength(2);
      expect(slugsOf(related)).not.toContain(one.slug);
    }
    expect(relatedPosts(self, [self])).toEqual([]);
  });
});

describe('earlier and later posts', () => {
  const all = ['newest', 'middle', 'first'].map((slug) => post({ slug }));

  it('end at the ends', () => {
    expect(turnsOf(all[0]!, all)).toEqual({ earlier: all[1], later: undefined });
    expect(turnsOf(all[1]!, all)).toEqual({ earlier: all[2], later: all[0] });
    expect(turnsOf(all[2]!, all)).toEqual({ earlier: undefined, later: all[1] });
  });

  it('are none for a post that is not in the list', () => {
    expect(turnsOf(post({ slug: 'other' }), all)).toEqual({});
  });
});
