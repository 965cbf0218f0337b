// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const html = document.documentElement;
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let fonts: { status: FontFaceLoadStatus }[] & { onloadingdone?: () => void; ready: Promise<void> };
/** The entries of the Navigation API for this tab. */
let historyEntries: object[];

/** Runs the script as the head of a new page does, and returns the classes of the page. */
async function open({ type = 'navigate', isReduced = false } = {}): Promise<string> {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isReduced && query.includes('reduced-motion') }));
  html.className = 'fonts';
  historyEntries.push({});
  vi.resetModules();
  await import('#lib/delivery/browser/first-paint');
  return html.className;
}

/** Sets the state of each font face of the page and fires `loadingdone`. */
function finishFonts(...states: FontFaceLoadStatus[]) {
  fonts.splice(0, fonts.length, ...states.map((status) => ({ status })));
  fonts.onloadingdone?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  fonts = Object.assign([], { ready: new Promise<void>(() => {}) });
  historyEntries = [];
  vi.stubGlobal('navigation', { entries: () => [...historyEntries] });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the loading overlay', () => {
  it('covers only the first page of a session, for 500 ms', async () => {
    await open();
    await wait(500);
    expect(html.className).toContain('first-visit');
    await wait(20);
    expect(html.className).not.toContain('first-visit');
    expect(await open()).toBe('fonts fonts-loading');
  });

  it.each([
    ['with reduced motion', () => open({ isReduced: true })],
    ['after a reload', () => open({ type: 'reload' })],
    ['after a back navigation', () => open({ type: 'back_forward' })],
    [
      'on the second page of a session after reduced motion is turned off',
      () => open({ isReduced: true }).then(() => open()),
    ],
    [
      'on a prerendered page',
      () => open(void Object.defineProperty(document, 'prerendering', { value: true, configurable: true })),
    ],
    ['in a browser without the Navigation API', () => open(void vi.stubGlobal('navigation', undefined))],
  ])('does not show %s', async (_when, openPage) => {
    expect(await openPage()).toBe('fonts fonts-loading');
  });
});

describe('the fonts', () => {
  beforeEach(async () => void (await open({ isReduced: true })));

  it('are loading, then loaded', async () => {
    expect(html.className).toBe('fonts fonts-loading');
    finishFonts('loaded', 'unloaded', 'loaded');
    await wait(1000);
    expect(html.className).toBe('fonts fonts-loaded');
  });

  it('are replaced by their fallbacks after 500 ms, until they are loaded', async () => {
    await wait(499);
    expect(html.className).toBe('fonts fonts-loading');
    await wait(1);
    expect(html.className).toBe('fonts fonts-fallback');
    finishFonts('loaded');
    expect(html.className).toBe('fonts fonts-loaded');
  });

  it('are loaded in a browser that fires no event for them', async () => {
    fonts.ready = Promise.resolve();
    await wait(500);
    expect(html.className).toBe('fonts fonts-loaded');
  });

  it('are replaced by their fallbacks at once if one fails to load', () => {
    finishFonts('loaded', 'error');
    expect(html.className).toBe('fonts fonts-fallback');
  });
});
