// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSafe } from '#lib/analytics/allow-list';
import { LIBRARY_EVENTS } from '#lib/analytics/events';
import { reportMark, viewMark } from '#lib/analytics/report-mark';
import type { Entry } from '#lib/analytics/script/google-tags';
import { watchMarked } from '#lib/analytics/script/marked-reports';

describe('marks', () => {
  const told: Entry[] = [];
  const seen = new Map<Element, IntersectionObserverCallback>();

  class Observer {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe = (element: Element) => void seen.set(element, this.#callback);
    unobserve = (element: Element) => void seen.delete(element);
  }

  beforeEach(() => {
    told.length = 0;
    seen.clear();
    document.body.replaceChildren();
    vi.stubGlobal('IntersectionObserver', Observer);
  });

  const show = (element: Element, isIntersecting: boolean) =>
    seen.get(element)?.([{ target: element, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);

  /** Each test listens with the same document; only the first listeners must count. */
  const look = (() => {
    let looked: (() => void) | undefined;
    return () => {
      looked ??= watchMarked(LIBRARY_EVENTS, isSafe, (entry) => told.push(entry));
      looked();
    };
  })();

  function put(mark: Record<string, string>, tag = 'a'): HTMLElement {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(mark)) element.setAttribute(name, value);
    element.append(document.createElement('i'));
    document.body.append(element);
    return element;
  }

  it('report a click anywhere in a link, however its page handles it', () => {
    look();
    const link = put(reportMark({ event: 'case_open', slug: 'quillhaven-press', position: 3 }));
    link.addEventListener('click', (event) => event.stopPropagation());
    link.querySelector('i')!.click();
    expect(told).toEqual([{ event: 'case_open', slug: 'quillhaven-press', position: 3 }]);
  });

  it('report a search when it is done, and not the click into its field', () => {
    look();
    const field = put(reportMark({ event: 'case_filter', filter: 'search' }), 'input');
    field.click();
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(told).toEqual([{ event: 'case_filter', filter: 'search' }]);
  });

  it('report any phone number', () => {
    look();
    put({ href: 'tel:+14155550142' }).click();
    put({ href: 'mailto:a@example.com' }).click();
    expect(told).toEqual([{ event: 'phone_click' }]);
  });

  it('report a part that came into view, once', () => {
    const part = put(viewMark({ event: 'availability_view', slug: 'jazz-heist' }), 'form');
    look();
    show(part, false);
    expect(told).toEqual([]);
    show(part, true);
    look();
    show(part, true);
    expect(told).toEqual([{ event: 'availability_view', slug: 'jazz-heist' }]);
  });

  it.each([
    'generate_lead value=1',
    'constructor slug=a',
    '__proto__ slug=a',
    'case_open slug=Imani position=a@b.example',
    'case_open slug=4155550199 company=secret __proto__=x',
  ])('report nothing that is not declared and safe: %s', (mark) => {
    look();
    put({ 'data-report': mark }).click();
    expect(told).toEqual(mark.startsWith('case_open') ? [{ event: 'case_open' }] : []);
  });
});
