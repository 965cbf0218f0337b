// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportAttribute, viewReportAttribute } from '#lib/integrations/analytics/report-attributes';
import type { Entry } from '#lib/integrations/analytics/script/google-tags';
import { observeReportAttributes } from '#lib/integrations/analytics/script/observe-report-attributes';

describe('report attributes', () => {
  const reported: Entry[] = [];
  const observers = new Map<Element, IntersectionObserverCallback>();

  class Observer {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe = (element: Element) => void observers.set(element, this.#callback);
    unobserve = (element: Element) => void observers.delete(element);
  }

  beforeEach(() => {
    reported.length = 0;
    observers.clear();
    document.body.replaceChildren();
    vi.stubGlobal('IntersectionObserver', Observer);
  });

  const show = (element: Element, isIntersecting: boolean) =>
    observers.get(element)?.(
      [{ target: element, isIntersecting } as IntersectionObserverEntry],
      {} as IntersectionObserver,
    );

  /** All tests share one document, so the listeners are added only once. */
  const observe = (() => {
    let observeElements: (() => void) | undefined;
    return () => {
      observeElements ??= observeReportAttributes((entry) => reported.push(entry));
      observeElements();
    };
  })();

  function addElement(attributes: Record<string, string>, tag = 'a'): HTMLElement {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(document.createElement('i'));
    document.body.append(element);
    return element;
  }

  it('report a click anywhere in a link, even if a handler stops propagation', () => {
    observe();
    const link = addElement(reportAttribute({ event: 'case_open', slug: 'quillhaven-press', position: 3 }));
    link.addEventListener('click', (event) => event.stopPropagation());
    link.querySelector('i')!.click();
    expect(reported).toEqual([{ event: 'case_open', slug: 'quillhaven-press', position: 3 }]);
  });

  it('report a completed search, and not the click into its field', () => {
    observe();
    const field = addElement(reportAttribute({ event: 'case_filter', filter: 'search' }), 'input');
    field.click();
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(reported).toEqual([{ event: 'case_filter', filter: 'search' }]);
  });

  it('report a click on any phone number', () => {
    observe();
    addElement({ href: 'tel:+14155550142' }).click();
    addElement({ href: 'mailto:a@example.com' }).click();
    expect(reported).toEqual([{ event: 'phone_click' }]);
  });

  it('report an element once when it comes into view', () => {
    const element = addElement(viewReportAttribute({ event: 'availability_view', slug: 'jazz-heist' }), 'form');
    observe();
    show(element, false);
    expect(reported).toEqual([]);
    show(element, true);
    observe();
    show(element, true);
    expect(reported).toEqual([{ event: 'availability_view', slug: 'jazz-heist' }]);
  });

  it.each([
    'generate_lead value=1',
    'constructor slug=a',
    '__proto__ slug=a',
    'case_open slug=Imani position=a@b.example',
    'case_open slug=4155550199 company=secret __proto__=x',
  ])('report only declared and safe values: %s', (value) => {
    observe();
    addElement({ 'data-report': value }).click();
    expect(reported).toEqual(value.startsWith('case_open') ? [{ event: 'case_open' }] : []);
  });
});
