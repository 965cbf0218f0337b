// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HYDRATION_DATA_ID, type HydrationData } from '#lib/delivery/browser/hydration-data';
import { HYDRATE_ON_VISIBLE, IDLE_ATTRIBUTE, STORED_ATTRIBUTE } from '#lib/delivery/html/html-markers';

const { importRuntime, load } = vi.hoisted(() => ({ importRuntime: vi.fn(), load: vi.fn() }));
vi.mock('#lib/delivery/browser/import-runtime', () => ({ importRuntime }));

const DATA: HydrationData = { scripts: [], entry: {}, payload: 'own', runtime: '/runtime.js' };
const DATA_BLOCK = `<script type="application/json" id="${HYDRATION_DATA_ID}">${JSON.stringify(DATA)}</script>`;
const INTERACTIONS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click'];

/** The times from the first interaction to the import of the runtime and to hydration. */
const IMPORT_DELAY_MS = 100;
const HYDRATION_DELAY_MS = 150;

const SCRIPTS = {
  interaction: () => import('#lib/delivery/browser/hydrate-on-interaction'),
  visible: () => import('#lib/delivery/browser/hydrate-on-visible'),
  stored: () => import('#lib/delivery/browser/hydrate-when-stored'),
};

const listeners: Parameters<typeof removeEventListener>[] = [];

/** Runs an inline script as a new page does. */
async function open(script: keyof typeof SCRIPTS = 'interaction', url = '/rain-plan') {
  history.replaceState(null, '', url);
  vi.resetModules();
  await SCRIPTS[script]();
}

const interact = (name = 'pointerover') => document.body.dispatchEvent(new Event(name, { bubbles: true }));
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  load.mockReset().mockResolvedValue(undefined);
  importRuntime.mockReset().mockResolvedValue({ load });
  document.body.innerHTML = DATA_BLOCK;
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (...args: Parameters<typeof addEventListener>) => {
    listeners.push(args);
    listen(...args);
  });
});

afterEach(() => {
  for (const args of listeners.splice(0)) removeEventListener(...args);
  document.onreadystatechange = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('hydration on interaction', () => {
  it.each(INTERACTIONS)('starts after the first %s, once', async (name) => {
    await open();
    await wait(1000);
    interact(name);
    await wait(HYDRATION_DELAY_MS - 1);
    expect(load).not.toHaveBeenCalled();
    await wait(1);
    expect(load).toHaveBeenCalledExactlyOnceWith(DATA);
    for (const other of INTERACTIONS) interact(other);
    await wait(2000);
    interact(name);
    await wait(1000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('imports the runtime shortly after the interaction, because pointerover precedes the click of a tap', async () => {
    await open();
    interact();
    await wait(IMPORT_DELAY_MS - 1);
    expect(importRuntime).not.toHaveBeenCalled();
    await wait(1);
    expect(importRuntime).toHaveBeenCalledOnce();
  });

  it.each([
    ['load', () => load.mockRejectedValue(new TypeError('offline'))],
    ['be imported', () => importRuntime.mockRejectedValue(new TypeError('offline'))],
  ])('leaves the page as HTML when the runtime cannot %s, and tries at three interactions', async (_what, fail) => {
    fail();
    await open();
    for (const times of [1, 2, 3, 3]) {
      interact();
      await wait(HYDRATION_DELAY_MS + 900);
      interact();
      await wait(HYDRATION_DELAY_MS + 900);
      expect(importRuntime).toHaveBeenCalledTimes(times);
    }
    expect(importRuntime.mock.calls.flat()).toEqual(['/runtime.js?3', '/runtime.js?2', '/runtime.js?1']);
  });

  it('starts at the next interaction after a failure', async () => {
    load.mockRejectedValueOnce(new TypeError('offline'));
    await open();
    interact('click');
    await wait(HYDRATION_DELAY_MS + 1000);
    interact();
    await wait(HYDRATION_DELAY_MS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['?test-mode=true', 1],
    ['?a=1&test-mode=true', 1],
    ['#picture-2', 1],
    ['?a=1#picture-2', 1],
    ['?test-mode=yes', 0],
    ['?other-test-mode=true', 0],
    ['#pictures', 0],
  ])('at %s starts %d times without an interaction', async (query, times) => {
    await open('interaction', `/rain-plan${query}`);
    document.dispatchEvent(new Event('readystatechange'));
    await wait(10);
    expect(load).toHaveBeenCalledTimes(times);
  });
});

describe('the view transition to another page', () => {
  /** Leaves the page `time` ms after a click on it, if there is one, and returns how often the view transition was skipped. */
  function leave(activation: object | null, time?: number): number {
    const { promise: ready, reject } = Promise.withResolvers<void>();
    const skipTransition = vi.fn(() => reject(new Error('skipped')));
    const click = new Event('click', { bubbles: true });
    if (time !== undefined) document.body.dispatchEvent(click);
    const timeStamp = click.timeStamp + (time ?? 5000);
    const viewTransition = activation && { skipTransition, ready };
    window.onpageswap?.({ activation, viewTransition, timeStamp } as unknown as PageSwapEvent);
    return skipTransition.mock.calls.length;
  }

  it.each([
    ['is kept within 100 ms of the click', 100, 'push', 0],
    ['is skipped later', 101, 'push', 1],
    ['is skipped later when the navigation replaces the history entry', 101, 'replace', 1],
    ['is kept for a back navigation, however long ago the last click was', 5000, 'traverse', 0],
  ])('%s', async (_what, time, navigationType, times) => {
    await open();
    expect(leave({ navigationType })).toBe(0);
    expect(leave({ navigationType }, time)).toBe(times);
  });

  it('does not exist when the other page is of another site', async () => {
    await open();
    expect(() => leave(null, 5000)).not.toThrow();
  });
});

it('hydration starts once when live content becomes visible', async () => {
  const watched: Element[] = [];
  const disconnect = vi.fn();
  let notify: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe = (element: Element) => watched.push(element);
      disconnect = disconnect;
    },
  );
  document.body.innerHTML += `<p></p><div ${Object.keys(HYDRATE_ON_VISIBLE).join()}></div>`;
  await open('visible');
  expect(watched).toEqual([document.querySelector('div')]);
  notify([{ isIntersecting: false }]);
  await wait(1000);
  expect(load).not.toHaveBeenCalled();
  notify([{ isIntersecting: false }, { isIntersecting: true }]);
  await wait(HYDRATION_DELAY_MS);
  expect(load).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

describe('hydration of a page that shows what the browser has stored', () => {
  const isStarted = async () => {
    document.dispatchEvent(new Event('readystatechange'));
    await wait(10);
    return load.mock.calls.length > 0;
  };

  beforeEach(() => {
    document.body.innerHTML += `<p></p><div ${STORED_ATTRIBUTE}="draft sent"></div>`;
  });
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it.each([
    ['in the storage of the tab', () => sessionStorage.setItem('draft', '{}')],
    ['in the storage of the device', () => localStorage.setItem('sent', '{}')],
  ])('starts at once when a key is %s', async (_where, store) => {
    store();
    await open('stored');
    expect(await isStarted()).toBe(true);
  });

  it('starts at once at a URL with a step', async () => {
    await open('stored', '/get-a-quote?from=home&step=city');
    expect(await isStarted()).toBe(true);
  });

  it('waits for an interaction when nothing is stored', async () => {
    localStorage.setItem('other', '{}');
    await open('stored');
    expect(await isStarted()).toBe(false);
    interact();
    await wait(HYDRATION_DELAY_MS);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['starts when the page is loaded and idle', false, true],
    ['does not start by itself when the browser saves data', true, false],
  ])('%s', async (_what, saveData, expected) => {
    document.querySelector('div')!.setAttribute(IDLE_ATTRIBUTE, '');
    vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
    Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    await open('stored');
    expect(await isStarted()).toBe(false);
    window.dispatchEvent(new Event('load'));
    await wait(10);
    expect(load.mock.calls.length > 0).toBe(expected);
    window.onload = null;
    Reflect.deleteProperty(document, 'fonts');
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('waits for an interaction when the browser allows no storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await open('stored');
    expect(await isStarted()).toBe(false);
  });
});

it('ignores interactions while the page is still loading, and hydrates at the next one', async () => {
  document.body.innerHTML = '';
  await open();
  for (let times = 4; times > 0; times--) interact();
  await wait(2000);
  expect(importRuntime).not.toHaveBeenCalled();
  document.body.innerHTML = DATA_BLOCK;
  interact();
  await wait(HYDRATION_DELAY_MS);
  expect(load).toHaveBeenCalledOnce();
});
