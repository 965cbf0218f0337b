import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { getRevealedPosts } from '#lib/blog/read';
import { feedAt, type Feed } from '#lib/seo/feed';
import { renderJsonFeed } from '#lib/seo/json-feed';
import { renderRss } from '#lib/seo/rss';
import { getShownPosts, getShownStudies } from '#lib/seo/shown-entries';
import { taggedResponse } from '#lib/seo/tagged-response';

// The content stays as it is while these tests run, so it is read once, as in production.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const NOW = new Date('2026-11-21T12:00:00Z');
const SELF = 'https://www.example.com/feed';
const { DOMParser } = new JSDOM().window;
const parseXml = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

type JsonFeed = { version: string; items: Record<string, unknown>[] };

describe('the feed', () => {
  it('holds every post, newest first, with its full text', () => {
    const { items } = feedAt(NOW);
    expect(items.map(({ title }) => title)).toEqual(getRevealedPosts(NOW).map(({ title }) => title));
    for (const { html } of items) expect(html.length).toBeGreaterThan(4000);
  });

  it('leads to full addresses only', () => {
    const addresses = feedAt(NOW).items.flatMap(({ html }) =>
      [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address),
    );
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:|tel:)/.test(address))).toEqual([]);
  });

  it('has no link to a study that is not public at that moment', () => {
    const links = (moment: string) => JSON.stringify(feedAt(new Date(moment))).match(/\/case-studies\/[a-z-]+/g) ?? [];
    const study = '/case-studies/gullwing-mutual-waterfront-cipher';
    expect(links('2025-11-05T00:00:00Z')).not.toContain(study);
    expect(links('2026-11-21T00:00:00Z')).toContain(study);
  });

  it('is made once for each state of the content', () => {
    const before = new Date('2025-11-05T00:00:00Z');
    expect(feedAt(NOW)).toBe(feedAt(new Date('2027-02-01T00:00:00Z')));
    expect(getShownPosts(before)).toBe(getShownPosts(before));
    expect(getShownStudies(before)).toBe(getShownStudies(before));
    expect(getShownStudies(before).length).toBeLessThan(getShownStudies(NOW).length);
    expect(feedAt(before)).not.toBe(feedAt(NOW));
  });

  it('is the same document for the same content, and no other at another time', () => {
    expect(renderRss(feedAt(NOW), SELF)).toBe(renderRss(feedAt(new Date('2027-02-01T00:00:00Z')), SELF));
  });
});

describe('RSS', () => {
  it('is XML, with one id, date, author and text for each post', () => {
    const document = parseXml(renderRss(feedAt(NOW), SELF));
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
      Date.parse(feedAt(NOW).changed ?? ''),
    );
  });

  it('is a feed also as long as there are no posts', () => {
    const document = parseXml(renderRss({ ...feedAt(NOW), changed: undefined, items: [] }, SELF));
    expect(document.querySelector('channel > title')?.textContent).toBe('Romp & Riddle');
    expect(document.querySelector('lastBuildDate, parsererror, item')).toBeNull();
  });

  it('stays XML whatever a text holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const item = { ...feedAt(NOW).items[0]!, title: text, html: `]]>${text}</item>` };
        const feed: Feed = { ...feedAt(NOW), items: [item] };
        const document = parseXml(renderRss(feed, SELF));
        expect(document.querySelector('parsererror')).toBeNull();
        expect(document.querySelectorAll('item')).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe('JSON Feed', () => {
  it('says the same as RSS', () => {
    const { version, items } = JSON.parse(renderJsonFeed(feedAt(NOW), SELF, SELF)) as JsonFeed;
    expect(version).toBe('https://jsonfeed.org/version/1.1');
    expect(items.map(({ id, content_html }) => [id, content_html])).toEqual(
      feedAt(NOW).items.map(({ url, html }) => [url, html]),
    );
    for (const item of items) {
      expect(Object.keys(item).sort()).toEqual(
        'authors content_html date_modified date_published id image summary tags title url'.split(' '),
      );
    }
  });
});

describe('a tagged response', () => {
  const ask = (headers = {}, body = 'text') =>
    taggedResponse(new Request('http://localhost/feed.xml', { headers }), body, 'text/plain');

  it('is sent once to whoever keeps it', async () => {
    const first = ask();
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, await first.text(), tag.length]).toEqual([200, 'text', 29]);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = ask({ 'If-None-Match': known });
      expect([again.status, await again.text(), again.headers.get('etag')], known).toEqual([304, '', tag]);
    }
  });

  it('is sent again when it has changed', () => {
    const tag = ask().headers.get('etag') ?? '';
    expect(ask({ 'If-None-Match': tag }, 'another text').status).toBe(200);
    expect(ask({ 'If-None-Match': tag.slice(0, -2) }).status).toBe(200);
  });
});
