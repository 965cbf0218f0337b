// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { farSheet } from '#lib/page-cache/far-sheet';
import { INTENT_LOADER } from '#lib/page-cache/intent-loader';
import { INTENT_ID, LATE_LOADER, LATE_LOADER_PATH, publishLateLoader } from '#lib/page-cache/late-loader';
import { FIRST_PAINT_SCRIPT } from '../../../app/first-paint.ts';

const DATA = { scripts: ['/_next/static/chunks/b.js', '/_next/static/chunks/a.js'], entry: { id: 7 }, flight: 'own' };
const PLACE = 'http://127.0.0.1/rain-plan';
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click'];

/** A page first answers the sign itself. */
const ANSWER_MS = 150;
const ASK_MS = 100;

const listeners: Parameters<typeof removeEventListener>[] = [];
const listen = (...args: Parameters<typeof addEventListener>) => {
  listeners.push(args);
  addEventListener(...args);
};
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const answer = (digest = DATA.flight) => new Response('0:"flight"', { headers: { 'x-flight': digest } });

/** What happened, in order. */
let log: unknown[];
let failing: string | undefined;
/** How long what comes late takes, in milliseconds. */
let late: Record<string, number>;

const asked = vi.fn<(address: string) => Promise<unknown>>();

/** Runs the loader as the body of a page does. */
function open(place = '') {
  const queue = (name: string) => ({ push: (...items: unknown[]) => log.push([name, ...items]) });
  const self = { __next_f: queue('flight'), TURBOPACK: queue('entry') };
  const globals = { self, location: new URL(PLACE + place), fetch: fetched, addEventListener: listen };
  const load: unknown = run(LATE_LOADER.replace('export function load', 'return function load'), globals);
  asked.mockImplementation(() => Promise.resolve({ load }));
  run(INTENT_LOADER.replace('import(', 'asked('), { ...globals, asked });
}

/** Runs code among these globals. Here nobody can import what a server would have. */
function run(code: string, globals: Record<string, unknown>): unknown {
  return new Function(...Object.keys(globals), code)(...Object.values(globals));
}

/** What the browser does when another page takes the place of this one. */
function swapPages(swap: object, timeStamp?: number): void {
  const event = Object.assign(new Event('pageswap'), swap);
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  window.onpageswap?.(event as PageSwapEvent);
}

/** How often is the fade to the page skipped that takes the place of this one? */
function leave(swap: { navigationType: string; timeStamp?: number }): number {
  const skipTransition = vi.fn();
  const { navigationType, timeStamp } = swap;
  swapPages({ activation: { navigationType }, viewTransition: { skipTransition } }, timeStamp);
  return skipTransition.mock.calls.length;
}

const sign = (name = 'pointerover') => document.body.dispatchEvent(new Event(name, { bubbles: true }));
const wait = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const started = () => log.some((item) => Array.isArray(item) && item[0] === 'flight');

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  failing = undefined;
  late = {};
  asked.mockReset();
  fetched.mockReset().mockImplementation(() => Promise.resolve(answer()));
  document.body.innerHTML = `<script type="application/json" id="${INTENT_ID}">${JSON.stringify(DATA)}</script>`;
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    if (!(element instanceof HTMLElement)) throw new TypeError('No element');
    if (element instanceof HTMLScriptElement) log.push(['script', element.getAttribute('src')]);
    if (!(element instanceof HTMLLinkElement)) return;
    const href = element.getAttribute('href')!;
    log.push([element.rel, element.as, href]);
    if (element.rel === 'stylesheet') document.head.insertAdjacentElement('beforeend', element);
    setTimeout(() => element.dispatchEvent(new Event(href === failing ? 'error' : 'load')), late[href] ?? 5);
  });
});

afterEach(() => {
  for (const args of listeners.splice(0)) removeEventListener(...args);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the loader', () => {
  it.each(SIGNS)('starts at the first %s, once', async (name) => {
    open();
    await wait(1000);
    expect(fetched).not.toHaveBeenCalled();
    sign(name);
    await wait(ANSWER_MS - 1);
    expect(fetched).not.toHaveBeenCalled();
    await wait(1);
    expect(fetched).toHaveBeenCalledTimes(1);
    for (const other of SIGNS) sign(other);
    await wait(1000);
    sign(name);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(log.filter((item) => String(item).startsWith('script'))).toHaveLength(2);
  });

  it('loads the whole style sheets of a page that has its own rules, before any script runs', async () => {
    document.head.innerHTML = '<style data-sheets="/a.css /b.css"></style>';
    open();
    sign();
    await wait(300);
    const sheets = ['/a.css', '/b.css'].map((href) => ['stylesheet', '', href]);
    expect(log).toEqual(expect.arrayContaining(sheets));
    expect(log.findIndex((item) => String(item).startsWith('script'))).toBeGreaterThan(
      log.findIndex((item) => String(item).includes('/b.css')),
    );
    document.head.innerHTML = '';
  });

  it('lets these sheets count together, once the last one is there', async () => {
    document.head.innerHTML = '<style data-sheets="/a.css /b.css"></style>';
    const medias = () => [...document.head.querySelectorAll('link')].map(({ media }) => media);
    late = { '/b.css': 2000 };
    open();
    sign();
    await wait(ANSWER_MS + 1000);
    expect(medias()).toEqual(['print', 'print']);
    await wait(1010);
    expect(medias()).toEqual(['', '']);
    expect(started()).toBe(true);
    document.head.innerHTML = '';
  });

  it('does not start without them, and tries again', async () => {
    document.head.innerHTML = '<style data-sheets="/a.css"></style>';
    failing = '/a.css';
    open();
    sign();
    await wait(300);
    expect(started()).toBe(false);
    failing = undefined;
    await wait(1000);
    sign();
    await wait(300);
    expect(started()).toBe(true);
    document.head.innerHTML = '';
  });

  it('queues the flight data of its own markup and the entry before any script', async () => {
    open();
    sign();
    await wait(300);
    expect(fetched.mock.calls).toEqual([['/api/flight/own']]);
    expect(log).toEqual([
      ...DATA.scripts.map((src) => ['preload', 'script', src]),
      ['flight', [0], [1, '0:"flight"']],
      ['entry', DATA.entry],
      ...DATA.scripts.map((src) => ['script', src]),
    ]);
  });

  it('waits for the flight data, however late it comes', async () => {
    fetched.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 3000, answer())));
    open();
    sign();
    await wait(ANSWER_MS + 2900);
    expect(log).toHaveLength(2);
    await wait(200);
    expect(started()).toBe(true);
  });

  it.each([
    ['the answer belongs to another rendering', () => fetched.mockImplementation(() => Promise.resolve(answer('new')))],
    ['there is no network', () => fetched.mockImplementation(() => Promise.reject(new TypeError('offline')))],
    ['a script cannot be loaded', () => void (failing = DATA.scripts[1])],
  ])('leaves the page plain when %s, and tries three times', async (_name, fail) => {
    fail();
    open();
    for (const times of [1, 2, 3, 3]) {
      sign();
      await wait(ANSWER_MS + 900);
      sign();
      expect(fetched).toHaveBeenCalledTimes(times);
      await wait(200);
    }
    expect(log.filter((item) => String(item).startsWith('preload'))).toHaveLength(log.length);
  });

  it('asks for its module a moment after the sign, which comes before the click of a tap', async () => {
    open();
    sign();
    await wait(ASK_MS - 1);
    expect(asked).not.toHaveBeenCalled();
    await wait(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each(['?test-mode=yes', '?other-test-mode=true', '#pictures'])('waits for a sign at %s', async (place) => {
    open(place);
    await wait(1000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks for its module under another address where it could not be had', async () => {
    open();
    asked.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
    sign();
    await wait(1100);
    expect(started()).toBe(false);
    sign();
    await wait(300);
    expect(asked.mock.calls).toEqual([[`${LATE_LOADER_PATH}?3`], [`${LATE_LOADER_PATH}?2`]]);
    expect(started()).toBe(true);
  });

  it('starts at the next sign after a failure', async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
    open();
    sign();
    await wait(ANSWER_MS + 1100);
    expect(started()).toBe(false);
    sign();
    await wait(300);
    expect(started()).toBe(true);
  });

  it.each(['?test-mode=true', '?a=1&test-mode=true', '#picture-2', '?a=1#picture-2'])(
    'starts at once at %s',
    async (place) => {
      open(place);
      await wait(10);
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['lets a page that comes promptly be faded in', 100, 'push', 0],
    ['shows a page that comes late at once', 101, 'push', 1],
    ['shows one that comes late in the place of this one at once', 101, 'replace', 1],
    ['lets a step back be faded in, however long ago the last click was', 5000, 'traverse', 0],
  ])('%s', (_what, time, navigationType, times) => {
    open();
    expect(leave({ navigationType })).toBe(0);
    const click = new Event('click', { bubbles: true });
    document.body.dispatchEvent(click);
    expect(leave({ navigationType, timeStamp: click.timeStamp + time })).toBe(times);
  });

  it('lets a page of another site come as it does', () => {
    open();
    const click = new Event('click', { bubbles: true });
    document.body.dispatchEvent(click);
    expect(() => swapPages({ activation: null, viewTransition: null }, click.timeStamp + 5000)).not.toThrow();
  });

  it.each([
    ['', '/rain-plan?_rsc'],
    ['?category=Onboarding', '/rain-plan?category=Onboarding&_rsc'],
  ])('asks for the present data of its page%s where its own is not held', async (search, address) => {
    fetched.mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 204 })));
    open(search);
    sign();
    await wait(300);
    expect(fetched.mock.calls[1]).toEqual([address, { headers: { RSC: 1 } }]);
    expect(started()).toBe(true);
  });
});

describe('a click before React is there', () => {
  const clicks = vi.fn();

  /** Clicks twice on what has data-here; 200 ms later React has the control. How many clicks does React see? */
  async function press(markup: string) {
    document.body.insertAdjacentHTML('beforeend', markup);
    const pressed = document.querySelector<HTMLElement>('[data-here]');
    const control = pressed?.closest<HTMLElement>('button, [role], a, summary');
    control?.addEventListener('click', (event) => event.preventDefault());
    clicks.mockReset();
    open();
    sign('pointerdown');
    pressed?.click();
    pressed?.click();
    await wait(200);
    Object.assign(control ?? {}, { __reactProps$x1: {} });
    control?.addEventListener('click', clicks);
    await wait(200);
    return clicks.mock.calls.length;
  }

  it.each([
    '<button data-here>Show the route</button>',
    '<form><button type="button" data-here>One more</button></form>',
    '<div role="tab" data-here>Teams</div>',
    '<button><span data-here>Show the route</span></button>',
  ])('is made again, once: %s', async (markup) => {
    expect(await press(markup)).toBe(1);
  });

  it.each([
    '<form><button data-here>Send</button></form>',
    '<form><button type="submit" data-here>Send</button></form>',
    '<a href="/about" data-here>About</a>',
    '<button popovertarget="menu" data-here>Menu</button>',
    '<details><summary data-here>More</summary></details>',
  ])('is not, where the page works by itself: %s', async (markup) => {
    expect(await press(markup)).toBe(0);
  });

  it('is forgotten with its control', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button>Gone</button>');
    const button = document.querySelector('button');
    open();
    button?.click();
    button?.remove();
    await wait(50);
    const click = vi.spyOn(button as HTMLElement, 'click');
    Object.assign(button as HTMLElement, { __reactProps$x1: {} });
    await wait(300);
    expect(click).not.toHaveBeenCalled();
  });
});

describe('the module', () => {
  it('is published as a file of the framework’s, which every browser reads as a module', () => {
    const dist = mkdtempSync(join(tmpdir(), 'late-'));
    mkdirSync(join(dist, 'static', 'chunks'), { recursive: true });
    publishLateLoader(dist);
    expect(readFileSync(join(dist, LATE_LOADER_PATH.replace('/_next/', '')), 'utf8')).toBe(LATE_LOADER);
    rmSync(dist, { recursive: true });
  });

  it('brings the policy where the page has none', () => {
    const createPolicy = vi.fn();
    const load = (defaultPolicy?: object) =>
      run(LATE_LOADER.replace('export', ''), { self: { trustedTypes: { createPolicy, defaultPolicy } } });
    load();
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything());
    load({});
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });
});

describe('the inline scripts', () => {
  const [, FAR_SHEET = ''] = /<script>(.*)<\/script>/.exec(farSheet('/far.css', { isInHead: false })) ?? [];
  const scripts = { INTENT_LOADER, FIRST_PAINT_SCRIPT, FAR_SHEET };
  const sizes = Object.entries(scripts).map(([name, script]) => `${Buffer.byteLength(script)} (${name})`);

  it(`weigh ${sizes.join(' + ')} bytes, at most 2048`, () => {
    expect(Buffer.byteLength(Object.values(scripts).join(''))).toBeLessThanOrEqual(2048);
  });

  it('hold no end tag', () => {
    expect(Object.values(scripts).join('')).not.toMatch(/<\/script|<!--/i);
  });
});
