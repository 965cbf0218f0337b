// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { googleTags } from '#lib/integrations/analytics/script/google-tags';

const isCommand = (entry: object) => Object.prototype.toString.call(entry) === '[object Arguments]';
const toArray = (entry: object) => (isCommand(entry) ? Array.from(entry as ArrayLike<unknown>) : entry);
const queue = () => (window.dataLayer ?? []).map(toArray);

describe('the Google tags', () => {
  const load = vi.fn<(address: string) => void>();
  beforeEach(() => {
    delete window.dataLayer;
    load.mockReset();
  });

  it('start with denied consent and load no script before it is granted', () => {
    window.dataLayer = [{ event: 'quote_start' }];
    googleTags({ tagManager: 'GTM-TEST123', analytics: 'G-TEST123456' }, load);
    expect(queue()).toEqual([
      [
        'consent',
        'default',
        { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
      ],
      { event: 'quote_start' },
    ]);
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    [{ tagManager: 'GTM-TEST123' }, ['/gtm.js?id=GTM-TEST123']],
    [{ analytics: 'G-TEST123456' }, ['/gtag/js?id=G-TEST123456']],
    [{ tagManager: 'GTM-TEST123', analytics: 'G-TEST123456' }, ['/gtag/js?id=G-TEST123456', '/gtm.js?id=GTM-TEST123']],
  ])('load the configured scripts once, when consent is first granted: %j', (ids, addresses) => {
    window.dataLayer = [{ event: 'quote_start' }];
    const tags = googleTags(ids, load);
    for (const _round of [1, 2]) {
      tags.grant();
      tags.deny();
    }
    expect(load.mock.calls.flat()).toEqual(addresses.map((path) => `https://www.googletagmanager.com${path}`));
    const [, granted, waiting] = queue();
    expect(granted).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    expect(waiting).toEqual({ event: 'quote_start' });
    expect(queue().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  });

  it('send no page view of their own, and send events to Analytics as commands', () => {
    const tags = googleTags({ analytics: 'G-TEST123456' }, load);
    tags.grant();
    tags.forward({ event: 'case_open', slug: 'a', position: 1 });
    expect(queue()).toContainEqual(['config', 'G-TEST123456', { send_page_view: false }]);
    expect(queue().at(-1)).toEqual(['event', 'case_open', { slug: 'a', position: 1 }]);
  });

  it('remove only pending events when the queue is cleared', () => {
    window.dataLayer = [{ event: 'quote_start' }, { pageType: 'quote' }];
    const tags = googleTags({ tagManager: 'GTM-TEST123' }, load);
    tags.clearPendingEvents();
    expect(queue().slice(1)).toEqual([{ pageType: 'quote' }]);
    tags.grant();
    tags.push({ event: 'page_view' });
    tags.clearPendingEvents();
    expect(queue().at(-1)).toEqual({ event: 'page_view' });
  });

  it('do not throw when the queue of a broken tag throws', () => {
    const tags = googleTags({ tagManager: 'GTM-TEST123' }, load);
    window.dataLayer!.push = () => {
      throw new Error('A tag failed.');
    };
    expect(() => tags.grant()).not.toThrow();
    expect(() => tags.push({ event: 'page_view' })).not.toThrow();
  });
});
