import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushEvent } from '#lib/analytics/data-layer';

type Page = { dataLayer?: Record<string, unknown>[] };
let page: Page;

beforeEach(() => {
  page = {};
  vi.stubGlobal('window', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const fail = (attempt: number) => pushEvent({ event: 'quote_submit_failed', reason: 'network', attempt });
const attempts = () => page.dataLayer?.flatMap(({ attempt }) => (attempt === undefined ? [] : [attempt]));

describe('the data layer', () => {
  it('begins with the first event, or goes on where a tag began', () => {
    fail(1);
    expect(page.dataLayer).toEqual([{ event: 'quote_submit_failed', reason: 'network', attempt: 1 }]);
    const begun = [{ event: 'gtm.js' }];
    page.dataLayer = begun;
    fail(2);
    expect(page.dataLayer).toBe(begun);
    expect(begun).toHaveLength(2);
  });

  it('keeps the latest 200 events while nobody reads them, and everything that others put there', () => {
    page.dataLayer = [{ event: 'consent' }];
    for (let count = 1; count <= 500; count += 1) fail(count);
    page.dataLayer.push({ event: 'theirs' });
    fail(501);
    expect(attempts()).toEqual(Array.from({ length: 200 }, (_, index) => 302 + index));
    expect(page.dataLayer).toHaveLength(202);
    expect(page.dataLayer[0]).toEqual({ event: 'consent' });
  });

  it('leaves the limit to a tag that reads it', () => {
    const read: unknown[] = [];
    page.dataLayer = [];
    page.dataLayer.push = function push(...entries) {
      read.push(...entries);
      return Array.prototype.push.apply(this, entries);
    };
    for (let count = 1; count <= 300; count += 1) fail(count);
    expect(read).toHaveLength(300);
    expect(page.dataLayer).toHaveLength(300);
  });

  it('never throws: not without a window, and not when a tag does', () => {
    page.dataLayer = [];
    page.dataLayer.push = () => {
      throw new Error('A tag failed.');
    };
    expect(() => fail(1)).not.toThrow();
    vi.stubGlobal('window', undefined);
    expect(() => fail(2)).not.toThrow();
    vi.stubGlobal('window', Object.freeze({}));
    expect(() => fail(3)).not.toThrow();
  });
});
