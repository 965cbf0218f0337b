// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withoutFramework } from '#lib/page-cache/intent';
import { INTENT_LOADER } from '#lib/page-cache/intent-loader';
import { VIEW_STARTER } from '#lib/page-cache/view-starter';
import { frameworkPage } from '#tests/factories/framework-page';

const LIVING = '<div data-starts-in-view=""></div>';

const endOf = (body: string) => {
  const { html, flight } = frameworkPage({ body });
  return withoutFramework(html, flight)?.split(INTENT_LOADER)[1];
};

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('a page with something that lives by itself', () => {
  it('carries a second script, and only such a page', () => {
    expect(endOf(LIVING)).toBe(`</script><script>${VIEW_STARTER}</script></body></html>`);
    expect(endOf('<p>data-starts-in-view</p>')).toBe('</script></body></html>');
  });

  it('gives the loader one sign when it comes into view', () => {
    const watched: Element[] = [];
    const disconnect = vi.fn();
    let see: (entries: { isIntersecting: boolean }[]) => void = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: typeof see) {
          see = seen;
        }
        observe = (element: Element) => watched.push(element);
        disconnect = disconnect;
      },
    );
    const sign = vi.fn();
    addEventListener('focusin', sign, { capture: true, once: true });
    document.body.innerHTML = `<p></p>${LIVING}`;
    new Function(VIEW_STARTER)();
    expect(watched).toEqual([document.querySelector('div')]);
    see([{ isIntersecting: false }]);
    expect(sign).not.toHaveBeenCalled();
    see([{ isIntersecting: true }]);
    expect(sign).toHaveBeenCalledOnce();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
