import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_PAINT_SCRIPT } from '../../app/first-paint.ts';

const html = document.documentElement;
type Fonts = { status: FontFaceLoadStatus }[] & {
  status?: FontFaceSetLoadStatus;
  onloadingdone?: () => void;
  load: () => Promise<unknown>;
};
let fonts: Fonts;
/** What ends the wait for the faces of texts and headlines, once the page has asked for them. */
let face: PromiseWithResolvers<unknown>;

/** The pages of this site in the history of the tab, as the Navigation API gives them, and how this one was reached. */
let pages: object[];
let reached: NavigationTimingType;

let preload: HTMLLinkElement;

/** Runs the script as the head of a fresh page does. */
function open(hasFont = true) {
  html.className = 'fonts';
  document.head.innerHTML = '<link rel="preload" href="/f.woff2" as="font" media="(scripting:none)">';
  preload = document.head.querySelector('link')!;
  if (!hasFont) preload.remove();
  Reflect.deleteProperty(window, 'seen');
  pages.push({});
  new Function(FIRST_PAINT_SCRIPT)();
}

/** The browser has asked for the fonts of the page, and each has come or failed. */
function end(...states: FontFaceLoadStatus[]) {
  fonts.splice(0, fonts.length, ...states.map((status) => ({ status })));
  fonts.onloadingdone?.();
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** What the browser tells of its paints, to whoever has asked. */
let tellOfPaint: (painted: string) => void;

let wantsNoMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  face = Promise.withResolvers();
  fonts = Object.assign([], { load: vi.fn<() => Promise<unknown>>(() => face.promise) });
  pages = [];
  reached = 'navigate';
  vi.stubGlobal('navigation', { entries: () => [...pages] });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [{ type: reached } as PerformanceNavigationTiming] : [],
  );
  wantsNoMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wantsNoMotion && query.includes('reduced-motion') }));
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  tellOfPaint = () => undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      tell: () => void;
      constructor(tell: typeof this.tell) {
        this.tell = tell;
      }
      observe({ type }: PerformanceObserverInit) {
        tellOfPaint = (painted) => {
          if (painted === type) this.tell();
        };
      }
    },
  );
});

afterEach(async () => {
  await wait(2000);
  Reflect.deleteProperty(window, 'seen');
  document.head.innerHTML = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

  it('stays away where motion is unwelcome', () => {
    wantsNoMotion = true;
    open();
    expect(html.className).toBe('fonts fonts-loading');
  });

  it('stays away from the next page, too, when motion is welcome again', () => {
    wantsNoMotion = true;
    open();
    wantsNoMotion = false;
    open();
    expect(html).not.toHaveClass('first-visit');
  });

  it.each<NavigationTimingType>(['reload', 'back_forward'])(
    'stays away from a page that was there before (%s)',
    (type) => {
      reached = type;
      open();
      expect(html).not.toHaveClass('first-visit');
    },
  );

  it('stays away from a page that was made ready beside another', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    open();
    Reflect.deleteProperty(document, 'prerendering');
    expect(html).not.toHaveClass('first-visit');
  });

  it('stays away where a browser does not tell of its history', () => {
    vi.stubGlobal('navigation', undefined);
    open();
    expect(html.className).toBe('fonts fonts-loading');
  });
});

describe('the face of texts', () => {
  it('is asked for when something is painted, under the overlay, and set once it is there with that of headlines', async () => {
    open();
    await wait(100);
    tellOfPaint('paint');
    expect(fonts.load).not.toHaveBeenCalled();
    tellOfPaint('largest-contentful-paint');
    await wait(0);
    expect(fonts.load).toHaveBeenCalledWith('1em Familjen Grotesk,Anybody,Limelight');
    expect(html).toHaveClass('late');
    face.resolve([]);
    await wait(0);
    expect(html).not.toHaveClass('late');
    expect(html).toHaveClass('first-visit');
  });

  it('is asked for at the end of the overlay where a browser does not tell of its paints', async () => {
    open();
    await wait(500);
    expect(fonts.load).not.toHaveBeenCalled();
    await wait(20);
    expect(fonts.load).toHaveBeenCalled();
    face.resolve([]);
    await wait(0);
    expect(html).not.toHaveClass('late');
  });

  it('is not waited for any longer when it cannot be had', async () => {
    open();
    tellOfPaint('largest-contentful-paint');
    face.reject(new DOMException('A network error occurred.', 'NetworkError'));
    await wait(0);
    expect(html).not.toHaveClass('late');
  });

  it('does not wait where there is no overlay', () => {
    open();
    open();
    expect(html).not.toHaveClass('late');
    expect(fonts.load).not.toHaveBeenCalled();
  });
});

describe('the first paint', () => {
  const isOver = async () => {
    const over = vi.fn();
    void (window as { seen?: Promise<void> }).seen?.then(over);
    await wait(0);
    return over.mock.calls.length > 0;
  };

  it('has the line for itself: far rules and the font of headlines wait for it', async () => {
    open();
    await wait(100);
    expect(preload.media).toBe('(scripting:none)');
    expect(await isOver()).toBe(false);
    tellOfPaint('largest-contentful-paint');
    expect(await isOver()).toBe(true);
  });

  it('is over when the overlay ends where a browser does not tell of its paints', async () => {
    open();
    await wait(520);
    expect(await isOver()).toBe(true);
  });

  it('keeps nothing waiting where there is no overlay', () => {
    open();
    open();
    expect(window).not.toHaveProperty('seen');
    expect(preload.media).toBe('');
  });

  it('may be that of a page without a font to ask for ahead', async () => {
    open(false);
    tellOfPaint('largest-contentful-paint');
    expect(await isOver()).toBe(true);
    expect(() => open(false)).not.toThrow();
  });
});

describe('the fonts', () => {
  it('are loading, then loaded, and keep the other classes of the page', async () => {
    open();
    expect(html).toHaveClass('fonts', 'fonts-loading');
    end('loaded', 'unloaded', 'unloaded');
    expect(html).toHaveClass('fonts-loading');
    tellOfPaint('largest-contentful-paint');
    face.resolve([]);
    await wait(0);
    expect(html).toHaveClass('fonts-loading');
    end('loaded', 'unloaded', 'loaded');
    expect(html).toHaveClass('fonts', 'fonts-loaded');
    await wait(1000);
    expect(html).not.toHaveClass('fonts-fallback');
  });

  it('are loaded, too, when the browser says so before the face of texts is set', async () => {
    open();
    tellOfPaint('largest-contentful-paint');
    end('loaded', 'loaded');
    expect(html).toHaveClass('fonts-loading');
    fonts.status = 'loaded';
    face.resolve([]);
    await wait(0);
    expect(html).toHaveClass('fonts', 'fonts-loaded');
  });

  it('give way to their fallbacks after 500 ms, until they come', async () => {
    open();
    tellOfPaint('largest-contentful-paint');
    await wait(499);
    expect(html).toHaveClass('fonts-loading');
    await wait(1);
    expect(html).toHaveClass('fonts', 'fonts-fallback');
    face.resolve([]);
    await wait(0);
    end('loaded');
    expect(html).toHaveClass('fonts', 'fonts-loaded');
    expect(html).not.toHaveClass('fonts-fallback');
  });

  it('give way at once when one cannot be loaded', () => {
    open();
    open();
    end('loaded', 'error');
    expect(html).toHaveClass('fonts-fallback');
  });
});
