import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushEvent } from '#lib/integrations/analytics/data-layer';

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
  it('is created by the first event, or extended if a tag created it', () => {
    fail(1);
    expect(page.dataLayer).toEqual([{ event: 'quote_submit_failed', reason: 'network', attempt: 1 }]);
    const begun = [{ event: 'gtm.js' }];
    page.dataLayer = begun;
    fail(2);
    expect(page.dataLayer).toBe(begun);
    expect(begun).toHaveLength(2);
  });

  it('keeps the latest 200 events until a tag reads them, and all entries of other scripts', () => {
    page.dataLayer = [{ event: 'consent' }];
    for (let count = 1; count <= 500; count += 1) fail(count);
    page.dataLayer.push({ event: 'theirs' });
    fail(501);
    expect(attempts()).toEqual(Array.from({ length: 200 }, (_, index) => 302 + index));
    expect(page.dataLayer).toHaveLength(202);
    expect(page.dataLayer[0]).toEqual({ event: 'consent' });
  });

  it('has no limit once a tag reads it', () => {
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

  it('never throws, without a window or when a tag throws', () => {
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
