// @vitest-environment jsdom
import { setImmediate as nextTask } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withoutFramework } from '#lib/page-cache/intent';
import { INTENT_LOADER } from '#lib/page-cache/intent-loader';
import { STARTS_AT_LOAD } from '#lib/page-cache/marks';
import { LOAD_STARTER, VIEW_STARTER } from '#lib/page-cache/starters';
import { frameworkPage, metaOf } from '#tests/factories/framework-page';

const LIVING = '<div data-starts-in-view=""></div>';

const pageWith = (body: string, meta = '') => {
  const { html, flight } = frameworkPage({ body, meta });
  return withoutFramework(html, flight)!;
};
const endOf = (page: string) => page.split(INTENT_LOADER)[1];

afterEach(() => {
  document.head.innerHTML = document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a page with something that lives by itself', () => {
  it('carries a second script, and only such a page', () => {
    expect(endOf(pageWith(LIVING))).toBe(`</script><script>${VIEW_STARTER}</script></body></html>`);
    expect(endOf(pageWith('<p>data-starts-in-view</p>'))).toBe('</script></body></html>');
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

describe('a page that starts at load', () => {
  it('carries a second script before all content, and that one only', () => {
    const page = pageWith(LIVING, metaOf(STARTS_AT_LOAD));
    expect(page).toContain(`<script>${LOAD_STARTER}</script></head>`);
    expect(endOf(page)).toBe('</script></body></html>');
  });

  it.each([
    ['once it is loaded and painted', Promise.withResolvers<void>()],
    ['in the frame after it is loaded, where nothing waits for the first paint', undefined],
  ])('gives the loader one sign %s', async (_, painted) => {
    let load = () => {};
    const frames: FrameRequestCallback[] = [];
    const sign = vi.fn();
    addEventListener('focusin', sign, { capture: true, once: true });
    vi.stubGlobal('addEventListener', (type: string, listen: () => void) => {
      if (type === 'load') load = listen;
    });
    vi.stubGlobal('requestAnimationFrame', (go: FrameRequestCallback) => frames.push(go));
    vi.stubGlobal('seen', painted?.promise);
    const faces = Promise.withResolvers<void>();
    Object.defineProperty(document, 'fonts', { value: { ready: faces.promise }, configurable: true });
    new Function(LOAD_STARTER)();
    load();
    await nextTask();
    expect(sign).not.toHaveBeenCalled();
    painted?.resolve();
    frames.forEach((go) => go(0));
    await nextTask();
    expect(sign).not.toHaveBeenCalled();
    faces.resolve();
    await nextTask();
    Reflect.deleteProperty(document, 'fonts');
    expect(sign).toHaveBeenCalledOnce();
  });

  describe('holds a form that is sent before React is there', () => {
    let submit: (event: SubmitEvent) => void = () => {};
    let isThere = false;
    let taken: unknown[];
    /** How often the browser was left to send it. */
    let plainly: number;
    let form: HTMLFormElement;

    beforeEach(() => {
      vi.useFakeTimers();
      [isThere, taken, plainly] = [false, [], 0];
      form = Object.assign(document.createElement('form'), { requestSubmit: press });
      vi.stubGlobal('addEventListener', (type: string, listen: () => void) => {
        if (type === 'submit') submit = listen;
      });
      new Function(LOAD_STARTER)();
    });

    /** A press, which reaches the window after React had its turn. */
    function press(submitter: unknown = 'button') {
      if (isThere) taken.push(submitter);
      const preventDefault = vi.fn();
      submit({ target: form, submitter, defaultPrevented: isThere, preventDefault, timeStamp: Date.now() } as never);
      const isHeld = preventDefault.mock.calls.length > 0;
      if (!isHeld && !isThere) plainly += 1;
      return isHeld || isThere;
    }

    it('until React takes it, once however often it was pressed', () => {
      expect(press()).toBe(true);
      vi.advanceTimersByTime(120);
      expect(press()).toBe(true);
      vi.advanceTimersByTime(1000);
      expect(taken).toEqual([]);
      isThere = true;
      vi.advanceTimersByTime(10_000);
      expect(taken).toEqual(['button']);
      expect(plainly).toBe(0);
    });

    it('and not again when React takes a later press first', () => {
      press('early');
      isThere = true;
      press('late');
      vi.advanceTimersByTime(10_000);
      expect(taken).toEqual(['late']);
    });

    it('also while another form is taken by its own script', () => {
      press();
      submit({ target: {}, defaultPrevented: true } as never);
      isThere = true;
      vi.advanceTimersByTime(1000);
      expect(taken).toEqual(['button']);
    });

    it('and lets the browser send it when React does not come', () => {
      press();
      vi.advanceTimersByTime(4_900);
      expect(plainly).toBe(0);
      vi.advanceTimersByTime(300);
      expect([taken, plainly]).toEqual([[], 1]);
      vi.advanceTimersByTime(10_000);
      expect([taken, plainly]).toEqual([[], 1]);
    });

    it('but not for the time that the page was busy', () => {
      press();
      vi.setSystemTime(Date.now() + 60_000);
      vi.advanceTimersByTime(120);
      isThere = true;
      vi.advanceTimersByTime(10_000);
      expect([taken, plainly]).toEqual([['button'], 0]);
    });

    describe('but shows the next part of it at once', () => {
      const [first, next] = ['#first', '#next'].map((id) => () => form.querySelector<HTMLElement>(id)!) as [
        () => HTMLElement,
        () => HTMLElement,
      ];
      const choose = (value: string) => (form.querySelector<HTMLInputElement>(`[value=${value}]`)!.checked = true);

      beforeEach(() => {
        history.replaceState(null, '', '/');
        document.body.append(form);
        form.innerHTML = `
          <fieldset id="first"><input type="radio" name="type" value="onsite"><input type="radio" name="type" value="virtual"></fieldset>
          <fieldset id="next" hidden data-unless="virtual"><div tabindex="-1">Where?</div><input name="city"></fieldset>`;
      });

      it('when the first one is answered', () => {
        choose('onsite');
        expect(press()).toBe(true);
        expect([first().hidden, next().hidden]).toEqual([true, false]);
        expect(document.activeElement).toBe(next().querySelector('[tabindex]'));
        vi.advanceTimersByTime(10_000);
        expect([taken, plainly]).toEqual([[], 0]);
      });

      it('and holds that one until React takes it', () => {
        choose('onsite');
        press();
        expect(press('second')).toBe(true);
        expect([first().hidden, next().hidden]).toEqual([true, false]);
        isThere = true;
        vi.advanceTimersByTime(1000);
        expect(taken).toEqual(['second']);
      });

      it.each([
        ['nothing is chosen', '/', undefined],
        ['the answer does not lead to it', '/', 'virtual'],
        ['a link has answered it', '/?from=home&city=Reno', 'onsite'],
        ['a link has said where the group plays', '/?where=home', 'onsite'],
        ['a link asks for another step', '/?step=people', 'onsite'],
      ])('unless %s', (_, address, value) => {
        history.replaceState(null, '', address);
        if (value) choose(value);
        expect(press()).toBe(true);
        expect([first().hidden, next().hidden]).toEqual([false, true]);
        isThere = true;
        vi.advanceTimersByTime(1000);
        expect(taken).toEqual(['button']);
      });
    });

    it('but not where there is no network to send it by', () => {
      const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      press();
      vi.advanceTimersByTime(10_000);
      expect(plainly).toBe(0);
      isOnLine.mockReturnValue(true);
      vi.advanceTimersByTime(100);
      expect(plainly).toBe(1);
    });
  });
});
