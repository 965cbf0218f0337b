import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchPosts } from '#lib/blog/search';
import { parseSearch, searchHref, getSearchPath, parseSearchPath } from '#lib/blog/search-path';
import { normalizeSearchText } from '#lib/content/search-text';
import { splitWords } from '#lib/content/words';
import { post, postCard } from '#tests/factories/post';

const slugsFor = (text: string, posts = library) => searchPosts(posts, text).map((hit) => hit.post.slug);

const library = [
  postCard({ slug: 'umbrellas', published: '2026-03-12' }),
  postCard({
    slug: 'lanterns',
    title: 'Lanterns cost nothing',
    body: 'Dark.\n\n## Oil\n\nIt rained oil.',
    published: '2026-01-01',
  }),
  postCard({
    slug: 'boats',
    title: 'Boats',
    description: 'What a boat will cost.',
    body: 'Wet.',
    published: '2026-02-01',
  }),
];

describe('a search', () => {
  it('finds words and prefixes, in any order, case and accent', () => {
    expect(slugsFor('umbrellas plan')).toEqual(['umbrellas']);
    expect(slugsFor('PLAN umbr')).toEqual(['umbrellas']);
    expect(slugsFor('Joss oil')).toEqual(['lanterns']);
    expect(slugsFor('brella')).toEqual([]);
    expect(slugsFor('submarine')).toEqual([]);
  });

  it('ranks titles first, then descriptions, sections and the rest, newest first among equals', () => {
    expect(slugsFor('cost')).toEqual(['lanterns', 'boats', 'umbrellas']);
    expect(slugsFor('rained')).toEqual(['lanterns', 'umbrellas']);
    expect(slugsFor('kettleman')).toEqual(['umbrellas', 'boats', 'lanterns']);
  });

  it('returns the sections that contain every word, at most three', () => {
    const [hit] = searchPosts(library, 'nine dollars');
    expect(hit?.sections.map(({ id, title }) => [id, title])).toEqual([['what-do-they-cost', 'What do they cost?']]);
    expect(searchPosts(library, 'nine host')[0]?.sections).toEqual([]);
    const many = postCard({ body: Array.from({ length: 5 }, (_, at) => `## Part ${at}\n\nfog`).join('\n\n') });
    expect(searchPosts([many], 'fog')[0]?.sections).toHaveLength(3);
  });

  it('finds every post by each of its words', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('title', 'description', 'body', 'author', 'topic'), (at, field) => {
        const words = splitWords(post()[field]);
        expect(slugsFor(words[at % words.length]!)).toContain('umbrellas');
      }),
    );
  });

  it('returns all posts for a text without words', () => {
    expect(slugsFor(' ?! ')).toHaveLength(3);
  });
});

describe('the path of a search', () => {
  it('round-trips any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }).map(normalizeSearchText), (text) => {
        const search = searchHref(text).replace(/^[^?]*/, '');
        expect(parseSearch(search)).toBe(text);
        const path = getSearchPath(search);
        if (!text) expect(path).toBeUndefined();
        else expect(parseSearchPath(path?.split('/').at(-1) ?? '')).toBe(text);
      }),
    );
  });

  it('exists in its canonical form only', () => {
    const part = (text: string) => Buffer.from(text).toString('base64url');
    expect(parseSearchPath(part('rain'))).toBe('rain');
    for (const other of [part('  rain'), part('?!'), part(''), 'nonsense!', `${part('rain')}=`]) {
      expect(parseSearchPath(other), other).toBeUndefined();
    }
  });

  it.each(['', '?', '?q=', '?q=%20%3F', '?test-mode=true'])('is undefined for "%s"', (search) => {
    expect(getSearchPath(search)).toBeUndefined();
  });
});
