import { statSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { getRevealedPosts, getTopics } from '#lib/blog/read';
import { getRevealedStudies } from '#lib/case-studies/read';
import { readPicture } from '#lib/case-studies/pictures';
import { metadataOf, pageMetadata, titleOf } from '#lib/seo/metadata';
import { FIXED_PAGES } from '#lib/seo/routes';
import { shareCardOf } from '#lib/seo/share-card';

// The content stays as it is while these tests run, so it is read once, as in production.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const NOW = new Date('2026-11-21T12:00:00Z');

const described = [
  ...FIXED_PAGES.map(({ name, path }) => pageMetadata(name, path)),
  ...[...getTopics(NOW), ...getRevealedPosts(NOW)].map(({ slug, title, description }) =>
    metadataOf({ title, description, path: `/blog/${slug}`, image: shareCardOf(slug) }),
  ),
  ...getRevealedStudies(NOW).map(({ slug, fullTitle, shortDescription, ogImage }) =>
    metadataOf({ title: fullTitle, description: shortDescription, path: `/case-studies/${slug}`, image: ogImage }),
  ),
];

describe('what search results show', () => {
  it('has a title of its own for each page, 25 to 60 characters long', () => {
    const titles = described.map(({ title }) => title.absolute);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter(({ length }) => length < 25 || length > 60)).toEqual([]);
  });

  it('has a description of its own for each page, 70 to 160 characters long', () => {
    const descriptions = described.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  });

  it('names the site where both fit, and only there', () => {
    expect(titleOf('Every clue has an indoor twin')).toBe('Every clue has an indoor twin | Romp & Riddle');
    expect(titleOf('Who writes your clues | Romp & Riddle')).toBe('Who writes your clues | Romp & Riddle');
    const long = 'How 180 people in 11 time zones played without a 3 am alarm';
    expect(titleOf(long)).toBe(long);
    expect(titleOf(`${long} | Romp & Riddle`)).toBe(long);
  });
});

describe('what shared links show', () => {
  it('has a picture of its own for each page, and the picture exists', () => {
    const pictures = described.map(({ openGraph }) => openGraph.images[0]!.url);
    expect(new Set(pictures).size).toBe(pictures.length);
    const missing = pictures.filter((path) => {
      const [, slug, file] = /^\/art\/case-studies\/([^/]+)\/(.+)$/.exec(path) ?? [];
      return slug && file ? !readPicture(slug, file, NOW) : !statSync(`public${path}`, { throwIfNoEntry: false });
    });
    expect(missing).toEqual([]);
  });

  it('tells an article from a page', () => {
    const page = { title: 'A page', description: 'It is one.', path: '/page', image: '/art/og/home.png' };
    expect(metadataOf(page).openGraph).toMatchObject({ type: 'website', url: '/page' });
    const article = { published: '2026-01-13', changed: '2026-10-05', author: 'Teo Marchetti' };
    expect(metadataOf({ ...page, article }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-01-13',
      modifiedTime: '2026-10-05',
      authors: ['Teo Marchetti'],
    });
  });
});
