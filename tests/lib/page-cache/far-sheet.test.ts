// @vitest-environment jsdom
import { setImmediate as nextTask } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FAR_HIDDEN, farSheet } from '#lib/page-cache/far-sheet';

const HREF = '/_next/static/chunks/far.css';
const SCRIPT = /<script>(.*)<\/script>/;

afterEach(() => {
  document.head.innerHTML = document.body.innerHTML = '';
  location.hash = '';
  vi.unstubAllGlobals();
});

/** A page up to the end of its first screen, at the moment when the script there runs, and some more of it. */
function open(isInHead = false): HTMLLinkElement {
  const [markup = '', script = ''] = [farSheet(HREF, { isInHead }).replace(SCRIPT, '<script></script>')].concat(
    SCRIPT.exec(farSheet(HREF, { isInHead }))![1]!,
  );
  document.head.innerHTML = `<style>${FAR_HIDDEN}</style>`;
  document.body.innerHTML = `<main><h1>near</h1>${markup}<section>far</section></main><footer>far</footer>`;
  const running = document.querySelector('script')!;
  const far = document.querySelector<HTMLLinkElement>('#far')!;
  vi.stubGlobal('far', far);
  Object.defineProperty(document, 'currentScript', { value: running, configurable: true });
  new Function(script)();
  return far;
}

const shown = () =>
  [...document.querySelectorAll('h1, section, footer')]
    .filter((element) => getComputedStyle(element).display !== 'none')
    .map(({ tagName }) => tagName);

describe('the link to the far rules', () => {
  it('waits for the first paint, and what it is for waits with it', async () => {
    const painted = Promise.withResolvers<void>();
    vi.stubGlobal('seen', painted.promise);
    const far = open();
    await nextTask();
    expect(far.rel).toBe('');
    expect(shown()).toEqual(['H1']);
    painted.resolve();
    await nextTask();
    expect(far.rel).toBe('stylesheet');
    expect(shown()).toEqual(['H1']);
    far.dispatchEvent(new Event('load'));
    expect(shown()).toEqual(['H1', 'SECTION', 'FOOTER']);
  });

  it('does not wait on a page that is not the first of a session, nor for an address that names a place', async () => {
    const later = open();
    await nextTask();
    expect(later.rel).toBe('stylesheet');
    vi.stubGlobal('seen', new Promise(() => {}));
    location.hash = '#contact';
    const named = open();
    await nextTask();
    expect(named.rel).toBe('stylesheet');
  });

  it('hides nothing any more when the rules cannot be had, and when React has its own', () => {
    open().dispatchEvent(new Event('error'));
    expect(shown()).toEqual(['H1', 'SECTION', 'FOOTER']);
    open().remove();
    expect(shown()).toEqual(['H1', 'SECTION', 'FOOTER']);
  });

  it.each([false, true])('is all that its script leaves behind (a link in the head: %s)', (isInHead) => {
    const far = open(isInHead);
    expect([...document.querySelector('main')!.children].map(({ tagName }) => tagName)).toEqual([
      'H1',
      'LINK',
      'SECTION',
    ]);
    expect(far.getAttribute('href')).toBe(HREF);
  });

  it('is one for a browser without scripts unless the head has that', () => {
    expect(farSheet(HREF, { isInHead: false })).toMatch(
      /^<noscript><link rel="stylesheet" href="[^"]+"><\/noscript><link /,
    );
    expect(farSheet(HREF, { isInHead: true })).not.toContain('noscript');
  });
});
