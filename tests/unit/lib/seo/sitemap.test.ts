import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { getPublishedPosts, getTopics } from '#lib/blog/read';
import { getPublishedStudies } from '#lib/case-studies/read';
import { changeOfPage, changeOfStudy, latest } from '#lib/seo/last-change';
import { FIXED_PAGES } from '#lib/seo/routes';
import { renderSitemap, sitemapEntries } from '#lib/seo/sitemap';
import { caseStudy } from '#tests/factories/case-study';

// The content does not change during these tests, so it is read once, as in production.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2027-03-01T12:00:00Z');

describe('the sitemap', () => {
  it('lists every page once, with a date from the content', () => {
    const entries = sitemapEntries(NOW);
    const pages = [FIXED_PAGES, getTopics(NOW), getPublishedPosts(NOW), getPublishedStudies(NOW)].flat();
    expect(entries).toHaveLength(pages.length);
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
    expect(entries.filter(({ changed }) => !changed)).toEqual([]);
    // A future date would be a mistake in the content.
    expect(entries.filter(({ changed = '' }) => !(Date.parse(changed) <= Date.now()))).toEqual([]);
  });

  it('is the same at any later time without a publish time in between', () => {
    expect(renderSitemap(sitemapEntries(LATER))).toBe(renderSitemap(sitemapEntries(NOW)));
  });

  it('is valid XML with absolute URLs', () => {
    const { DOMParser } = new JSDOM().window;
    const document = new DOMParser().parseFromString(renderSitemap(sitemapEntries(NOW)), 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const addresses = [...document.querySelectorAll('loc')].map((loc) => loc.textContent);
    expect(addresses).toHaveLength(sitemapEntries(NOW).length);
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
    expect([...document.querySelectorAll('lastmod')].map((date) => date.textContent)).not.toContain('');
  });

  it('lists a study from its publish time on, which is also its last change', () => {
    const before = new Date('2026-04-07T15:59:59Z');
    const publishTime = new Date('2026-04-07T16:00:00Z');
    const added = sitemapEntries(publishTime).filter(
      ({ path }) => !sitemapEntries(before).some((entry) => entry.path === path),
    );
    expect(added).toHaveLength(1);
    expect(added[0]?.changed).toBe('2026-04-07T16:00:00.000Z');
    expect(getPublishedStudies(before)).toHaveLength(getPublishedStudies(publishTime).length - 1);
  });
});

describe('the last change', () => {
  it('of a study is its publish time or its last edit, whichever is later', () => {
    expect(changeOfStudy(caseStudy({ date: '2026-03-12' }))).toBe('2026-03-12');
    const study = caseStudy({ date: '2026-03-12', revealed_on: '2026-04-07T16:00:00.000Z' });
    expect(changeOfStudy(study)).toBe('2026-04-07T16:00:00.000Z');
    expect(changeOfStudy({ ...study, updated: '2026-05-01' })).toBe('2026-05-01');
    expect(changeOfStudy({ ...study, updated: '2026-04-01' })).toBe('2026-04-07T16:00:00.000Z');
  });

  it('of a page is undefined if its file has none', () => {
    expect(changeOfPage('not-found', NOW)).toBeUndefined();
    expect(latest([undefined, undefined])).toBeUndefined();
    expect(latest(['2026-01-02', undefined, '2026-01-02T01:00:00Z', '2026-01-01'])).toBe('2026-01-02T01:00:00Z');
  });
});
