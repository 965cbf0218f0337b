// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observePageViews, type PageView } from '#lib/integrations/analytics/script/page-views';

describe('page views', () => {
  const views: PageView[] = [];
  const { pushState, replaceState } = history;
  const listening: [string, EventListener][] = [];

  beforeEach(() => {
    views.length = 0;
    history.replaceState(null, '', '/');
    vi.useFakeTimers();
    const listen = window.addEventListener.bind(window);
    vi.stubGlobal('addEventListener', (name: string, listener: EventListener) => {
      listening.push([name, listener]);
      listen(name, listener);
    });
    document.title = 'One';
  });
  afterEach(() => {
    Object.assign(history, { pushState, replaceState });
    for (const [name, listener] of listening.splice(0)) removeEventListener(name, listener);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const observe = () => observePageViews((view) => views.push(view));
  const paths = () => views.map(({ page_location }) => page_location.replace(location.origin, ''));

  it('contain the URL without typed text and options, but with campaign parameters', () => {
    history.replaceState(null, '', '/get-a-quote?people=80&utm_source=a+b&q=Imani#share=1.secret');
    expect(observe()()).toEqual({
      page_location: `${location.origin}/get-a-quote?utm_source=a+b`,
      page_referrer: '',
      page_title: 'One',
    });
  });

  it('are reported once for each new path, with the title that is set later', () => {
    observe();
    history.pushState(null, '', '/about');
    vi.advanceTimersByTime(300);
    document.title = 'Two';
    vi.advanceTimersByTime(60);
    history.replaceState(null, '', '/about?step=people');
    history.pushState(null, '', '/about#map');
    vi.advanceTimersByTime(5000);
    expect(views).toEqual([
      { page_location: `${location.origin}/about`, page_referrer: `${location.origin}/`, page_title: 'Two' },
    ]);
  });

  it('are reported for each page, also in quick succession or with equal titles', () => {
    observe();
    history.pushState(null, '', '/about');
    history.pushState(null, '', '/terms');
    vi.advanceTimersByTime(1100);
    expect(paths()).toEqual(['/about', '/terms']);
  });

  it('are reported again when a page is restored from the back/forward cache, and not on its first load', () => {
    observe();
    for (const persisted of [false, true]) dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    vi.runAllTimers();
    expect(paths()).toEqual(['/']);
  });
});
