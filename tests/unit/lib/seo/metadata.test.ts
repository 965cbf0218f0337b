import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { getPublishedPosts, getTopics } from '#lib/blog/read';
import { getShareCard } from '#lib/case-studies/share-card';
import { getPublishedStudies } from '#lib/case-studies/read';
import { createMetadata, pageMetadata, formatTitle } from '#lib/seo/metadata';
import { FIXED_PAGES } from '#lib/seo/routes';
import { shareCardOf } from '#lib/seo/share-card';

// The content does not change during these tests, so it is read once, as in production.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const NOW = new Date('2026-11-21T12:00:00Z');

const described = [
  ...FIXED_PAGES.map(({ name, path }) => pageMetadata(name, path)),
  ...[...getTopics(NOW), ...getPublishedPosts(NOW)].map(({ slug, title, description }) =>
    createMetadata({ title, description, path: `/blog/${slug}`, image: shareCardOf(slug) }),
  ),
  ...getPublishedStudies(NOW).map((study) =>
    createMetadata({
      title: study.fullTitle,
      description: study.shortDescription,
      path: `/case-studies/${study.slug}`,
      image: getShareCard(study),
    }),
  ),
];

describe('the metadata for search results', () => {
  it('has a unique title for each page, 25 to 60 characters long', () => {
    const titles = described.map(({ title }) => title.absolute);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter(({ length }) => length < 25 || length > 60)).toEqual([]);
  });

  it('has a unique description for each page, 70 to 160 characters long', () => {
    const descriptions = described.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  });

  it('has the name of the site only if both fit', () => {
    expect(formatTitle('Every clue has an indoor twin')).toBe('Every clue has an indoor twin | Romp & Riddle');
    expect(formatTitle('Who writes your clues | Romp & Riddle')).toBe('Who writes your clues | Romp & Riddle');
    const long = 'How 180 people in 11 time zones played without a 3 am alarm';
    expect(formatTitle(long)).toBe(long);
    expect(formatTitle(`${long} | Romp & Riddle`)).toBe(long);
  });
});

describe('the Open Graph metadata', () => {
  it('has a unique, existing picture for each page', () => {
    const pictures = described.map(({ openGraph }) => openGraph.images[0]!.url);
    expect(new Set(pictures).size).toBe(pictures.length);
    const missing = pictures.filter((path) => {
      const [, slug, file] = /^\/art\/case-studies\/([^/]+)\/(.+)$/.exec(path) ?? [];
      return !existsSync(slug && file ? `content/case-studies/${slug}/${file}` : `public${path}`);
    });
    expect(missing).toEqual([]);
  });

  it('has the picture of the blog for a post or topic without one', () => {
    expect(shareCardOf('rain-plan')).toBe('/art/og/rain-plan.png');
    expect(shareCardOf('a-post-without-a-picture')).toBe('/art/og/blog.png');
  });

  it('distinguishes articles and pages', () => {
    const page = { title: 'A page', description: 'It is one.', path: '/page', image: '/art/og/home.png' };
    expect(createMetadata(page).openGraph).toMatchObject({ type: 'website', url: '/page' });
    const article = { published: '2026-01-13', changed: '2026-10-05', author: 'Teo Marchetti' };
    expect(createMetadata({ ...page, article }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-01-13',
      modifiedTime: '2026-10-05',
      authors: ['Teo Marchetti'],
    });
  });
});
