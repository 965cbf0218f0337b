import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_PAINT_SCRIPT } from '../../app/first-paint.ts';

const html = document.documentElement;
const load = vi.fn<(font: string) => Promise<unknown[]>>();

/** Runs the script as the head of a fresh page does. */
function open() {
  html.className = 'fonts';
  new Function(FIRST_PAINT_SCRIPT)();
}

const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  load.mockReset().mockResolvedValue([]);
});

afterEach(async () => {
  await wait(2000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the loading overlay', () => {
  it('covers the first page of a session for 500 ms, and no other', async () => {
    open();
    expect(html).toHaveClass('first-visit');
    await wait(500);
    expect(html).toHaveClass('first-visit');
    await wait(20);
    expect(html).not.toHaveClass('first-visit');
    open();
    expect(html).not.toHaveClass('first-visit');
  });

  it('stays away where nothing can be remembered', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    open();
    expect(html).not.toHaveClass('first-visit');
    expect(html).toHaveClass('fonts-loading');
  });
});

describe('the fonts', () => {
  it('are loading, then loaded, and keep the other classes of the page', async () => {
    open();
    expect(html).toHaveClass('fonts', 'fonts-loading');
    parsed();
    await wait(0);
    expect(html).toHaveClass('fonts', 'fonts-loaded');
    await wait(1000);
    expect(html).not.toHaveClass('fonts-fallback');
  });

  it('give way to their fallbacks after 500 ms, until they come', async () => {
    load.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 501, [])));
    open();
    parsed();
    await wait(499);
    expect(html).toHaveClass('fonts-loading');
    await wait(1);
    expect(html).toHaveClass('fonts', 'fonts-fallback');
    await wait(1);
    expect(html).toHaveClass('fonts', 'fonts-loaded');
    expect(html).not.toHaveClass('fonts-fallback');
  });

  it('give way at once when they cannot be loaded', async () => {
    load.mockRejectedValue(new Error('gone'));
    open();
    parsed();
    await wait(0);
    expect(html).toHaveClass('fonts-fallback');
  });
});
