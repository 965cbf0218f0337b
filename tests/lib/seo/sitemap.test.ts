import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { getRevealedPosts, getTopics } from '#lib/blog/read';
import { getRevealedStudies } from '#lib/case-studies/read';
import { changeOfPage, changeOfStudy, latest } from '#lib/seo/last-change';
import { FIXED_PAGES } from '#lib/seo/routes';
import { renderSitemap, sitemapEntries } from '#lib/seo/sitemap';
import { caseStudy } from '#tests/factories/case-study';

// The content stays as it is while these tests run, so it is read once, as in production.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2027-03-01T12:00:00Z');

describe('the sitemap', () => {
  it('lists every page once, each with a date that the content states', () => {
    const entries = sitemapEntries(NOW);
    const pages = [FIXED_PAGES, getTopics(NOW), getRevealedPosts(NOW), getRevealedStudies(NOW)].flat();
    expect(entries).toHaveLength(pages.length);
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
    expect(entries.filter(({ changed }) => !changed)).toEqual([]);
    // Whatever day it is: a change that is still to come is a mistake of whoever wrote it.
    expect(entries.filter(({ changed = '' }) => !(Date.parse(changed) <= Date.now()))).toEqual([]);
  });

  it('is the same at any later moment, as long as nothing is revealed', () => {
    expect(renderSitemap(sitemapEntries(LATER))).toBe(renderSitemap(sitemapEntries(NOW)));
  });

  it('is XML with full addresses', () => {
    const { DOMParser } = new JSDOM().window;
    const document = new DOMParser().parseFromString(renderSitemap(sitemapEntries(NOW)), 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const addresses = [...document.querySelectorAll('loc')].map((loc) => loc.textContent);
    expect(addresses).toHaveLength(sitemapEntries(NOW).length);
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
    expect([...document.querySelectorAll('lastmod')].map((date) => date.textContent)).not.toContain('');
  });

  it('knows nothing of a study before its reveal, nor does any date', () => {
    const before = new Date('2026-04-07T15:59:59Z');
    const moment = new Date('2026-04-07T16:00:00Z');
    const added = sitemapEntries(moment).filter(
      ({ path }) => !sitemapEntries(before).some((entry) => entry.path === path),
    );
    expect(added).toHaveLength(1);
    expect(added[0]?.changed).toBe('2026-04-07T16:00:00.000Z');
    expect(getRevealedStudies(before)).toHaveLength(getRevealedStudies(moment).length - 1);
  });
});

describe('the last change', () => {
  it('of a study is its reveal or its last edit, whichever came later', () => {
    expect(changeOfStudy(caseStudy({ date: '2026-03-12' }))).toBe('2026-03-12');
    const revealed = caseStudy({ date: '2026-03-12', revealed_on: '2026-04-07T16:00:00.000Z' });
    expect(changeOfStudy(revealed)).toBe('2026-04-07T16:00:00.000Z');
    expect(changeOfStudy({ ...revealed, updated: '2026-05-01' })).toBe('2026-05-01');
    expect(changeOfStudy({ ...revealed, updated: '2026-04-01' })).toBe('2026-04-07T16:00:00.000Z');
  });

  it('of a page is not stated where its file states none', () => {
    expect(changeOfPage('not-found', NOW)).toBeUndefined();
    expect(latest([undefined, undefined])).toBeUndefined();
    expect(latest(['2026-01-02', undefined, '2026-01-02T01:00:00Z', '2026-01-01'])).toBe('2026-01-02T01:00:00Z');
  });
});
