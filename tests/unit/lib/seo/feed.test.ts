import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { renderArticle } from '#lib/blog/article';
import { getPublishedPosts } from '#lib/blog/read';
import { getFeed, type Feed } from '#lib/seo/feed';
import { renderJsonFeed } from '#lib/seo/json-feed';
import { renderRss } from '#lib/seo/rss';
import { getShownPosts, getShownStudies } from '#lib/seo/shown-entries';
import * as entries from '#lib/seo/shown-entries';
import { respondWithEtag } from '#lib/seo/respond-with-etag';

// The content does not change during these tests, so it is read once, as in production.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const NOW = new Date('2026-11-21T12:00:00Z');
const SELF = 'https://www.example.com/feed';
const { DOMParser } = new JSDOM().window;
const parseXml = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

type JsonFeed = { version: string; items: Record<string, unknown>[] };

describe('the feed', () => {
  it('contains every post, newest first, with its full text', () => {
    const { items } = getFeed(NOW);
    expect(items.map(({ title }) => title)).toEqual(getPublishedPosts(NOW).map(({ title }) => title));
    for (const { html } of items) expect(html.length).toBeGreaterThan(4000);
  });

  it('has absolute URLs only', () => {
    const addresses = getFeed(NOW).items.flatMap(({ html }) =>
      [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address),
    );
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:|tel:)/.test(address))).toEqual([]);
  });

  it('has absolute URLs of footnotes, and the addresses of calls and emails', () => {
    const [post] = getShownPosts(NOW);
    const body = 'A[^1] [call](tel:+15035550100) [write](mailto:team@example.com)\n\n[^1]: One';
    const shown = vi.spyOn(entries, 'getShownPosts').mockReturnValue([{ ...post!, body }]);
    const { html, url } = getFeed(NOW).items[0]!;
    shown.mockRestore();
    const [id] = /user-content-fn-\w+-1/.exec(renderArticle(body).opening)!;
    for (const address of [`${url}#${id}`, 'tel:+15035550100', 'mailto:team@example.com'])
      expect(html).toContain(`href="${address}"`);
  });

  it('has no link to a study before its publish time', () => {
    const links = (time: string) => JSON.stringify(getFeed(new Date(time))).match(/\/case-studies\/[a-z-]+/g) ?? [];
    const study = '/case-studies/gullwing-mutual-waterfront-cipher';
    expect(links('2025-11-05T00:00:00Z')).not.toContain(study);
    expect(links('2026-11-21T00:00:00Z')).toContain(study);
  });

  it('is created once for each state of the content', () => {
    const before = new Date('2025-11-05T00:00:00Z');
    expect(getFeed(NOW)).toBe(getFeed(new Date('2027-02-01T00:00:00Z')));
    expect(getShownPosts(before)).toBe(getShownPosts(before));
    expect(getShownStudies(before)).toBe(getShownStudies(before));
    expect(getShownStudies(before).length).toBeLessThan(getShownStudies(NOW).length);
    expect(getFeed(before)).not.toBe(getFeed(NOW));
  });

  it('is the same document for the same content at any time', () => {
    expect(renderRss(getFeed(NOW), SELF)).toBe(renderRss(getFeed(new Date('2027-02-01T00:00:00Z')), SELF));
  });
});

describe('RSS', () => {
  it('is valid XML, with one id, date, author and text for each post', () => {
    const document = parseXml(renderRss(getFeed(NOW), SELF));
    expect(document.querySelector('parsererror')).toBeNull();
    const items = [...document.querySelectorAll('item')];
    expect(items).toHaveLength(8);
    for (const name of ['title', 'link', 'guid', 'pubDate', 'description', 'category']) {
      expect(
        items.every((item) => item.querySelector(name)?.textContent),
        name,
      ).toBe(true);
    }
    expect(new Set(items.map((item) => item.querySelector('guid')?.textContent)).size).toBe(8);
    const contents = document.getElementsByTagNameNS('http://purl.org/rss/1.0/modules/content/', 'encoded');
    expect(contents[0]?.textContent).toContain('<h2 id="');
    expect(document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')).toHaveLength(8);
    expect(Date.parse(document.querySelector('lastBuildDate')?.textContent ?? '')).toBe(
      Date.parse(getFeed(NOW).changed ?? ''),
    );
  });

  it('is valid without posts', () => {
    const document = parseXml(renderRss({ ...getFeed(NOW), changed: undefined, items: [] }, SELF));
    expect(document.querySelector('channel > title')?.textContent).toBe('Romp & Riddle');
    expect(document.querySelector('lastBuildDate, parsererror, item')).toBeNull();
  });

  it('is valid XML for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const item = { ...getFeed(NOW).items[0]!, title: text, html: `]]>${text}</item>` };
        const feed: Feed = { ...getFeed(NOW), items: [item] };
        const document = parseXml(renderRss(feed, SELF));
        expect(document.querySelector('parsererror')).toBeNull();
        expect(document.querySelectorAll('item')).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe('JSON Feed', () => {
  it('has the same content as RSS', () => {
    const { version, items } = JSON.parse(renderJsonFeed(getFeed(NOW), SELF, SELF)) as JsonFeed;
    expect(version).toBe('https://jsonfeed.org/version/1.1');
    expect(items.map(({ id, content_html }) => [id, content_html])).toEqual(
      getFeed(NOW).items.map(({ url, html }) => [url, html]),
    );
    for (const item of items) {
      expect(Object.keys(item).sort()).toEqual(
        'authors content_html date_modified date_published id image summary tags title url'.split(' '),
      );
    }
  });
});

describe('a response with an ETag', () => {
  const request = (headers = {}, body = 'text') =>
    respondWithEtag(new Request('http://localhost/feed.xml', { headers }), body, 'text/plain');

  it('is 304 for a client that has stored it', async () => {
    const first = request();
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, await first.text(), tag.length]).toEqual([200, 'text', 29]);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = request({ 'If-None-Match': known });
      expect([again.status, await again.text(), again.headers.get('etag')], known).toEqual([304, '', tag]);
    }
  });

  it('is 200 for any other tag', () => {
    const tag = request().headers.get('etag') ?? '';
    expect(request({ 'If-None-Match': tag }, 'another text').status).toBe(200);
    expect(request({ 'If-None-Match': tag.slice(0, -2) }).status).toBe(200);
  });
});
