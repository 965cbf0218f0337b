// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HydrationData } from '#lib/delivery/browser/hydration-data';
import { load } from '#lib/delivery/browser/hydration-runtime';

const SCRIPTS = ['/_next/static/chunks/b.js', '/_next/static/chunks/a.js'];
const DATA: HydrationData = { scripts: SCRIPTS, entry: { id: 7 }, payload: 'own', runtime: '' };

const fetched = vi.fn<typeof fetch>();
const payloadResponse = (digest = DATA.payload) => new Response('0:"payload"', { headers: { 'x-flight': digest } });

const NO_PAYLOAD = new Response(null, { status: 204 });
const htmlResponse = () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } });

/** The resources and queue entries, in order. */
let log: unknown[];
let failing: string | undefined;
/** Load times of slow resources, in milliseconds, by URL. */
let loadTimes: Record<string, number>;

const wait = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds);

/** Loads, and returns whether React started within 100 ms. */
async function start(): Promise<boolean> {
  load(DATA).catch(() => log.push('rejected'));
  await wait();
  return log.some((item) => String(item).startsWith('script'));
}

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  failing = undefined;
  loadTimes = {};
  fetched.mockReset().mockImplementation(() => Promise.resolve(payloadResponse()));
  history.replaceState(null, '', '/rain-plan');
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('CSSFontFaceRule', class {});
  const queue = (name: string) => ({ push: (...items: unknown[]) => log.push([name, ...items]) });
  Object.assign(self, { __next_f: queue('payload'), TURBOPACK: queue('entry') });
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    if (element instanceof HTMLScriptElement) log.push(['script', element.getAttribute('src')]);
    if (!(element instanceof HTMLLinkElement)) return;
    const href = element.getAttribute('href')!;
    log.push([element.rel, element.as, href]);
    if (element.rel === 'stylesheet') document.head.insertAdjacentElement('beforeend', element);
    setTimeout(() => element.dispatchEvent(new Event(href === failing ? 'error' : 'load')), loadTimes[href] ?? 5);
  });
});

afterEach(() => {
  document.head.innerHTML = document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the hydration runtime', () => {
  it('queues the RSC payload of its own markup and the entry before any script', async () => {
    await start();
    expect(fetched.mock.calls).toEqual([['/api/flight/own']]);
    expect(log).toEqual([
      ...SCRIPTS.map((src) => ['preload', 'script', src]),
      ['payload', [0], [1, '0:"payload"']],
      ['entry', DATA.entry],
      ...SCRIPTS.map((src) => ['script', src]),
    ]);
  });

  it('loads the complete style sheets before any script runs, and applies them together', async () => {
    document.head.innerHTML = '<style data-css="/a.css /b.css"></style>';
    const medias = () => [...document.head.querySelectorAll('link')].map(({ media }) => media);
    loadTimes = { '/b.css': 2000 };
    expect(await start()).toBe(false);
    expect(log).toEqual(expect.arrayContaining(['/a.css', '/b.css'].map((href) => ['stylesheet', undefined, href])));
    expect(medias()).toEqual(['print', 'print']);
    await wait(2000);
    expect(medias()).toEqual(['', '']);
    expect(log.at(-1)).toEqual(['script', SCRIPTS[1]]);
  });

  it('takes the payload and the form state of a posted page from the page itself', async () => {
    const formState = [{ step: 2 }, 'p/form', 'id', 0];
    void load({ ...DATA, payload: '0:"own"', isInline: true, formState });
    await wait();
    expect(log).toContainEqual(['payload', [0], [2, formState], [1, '0:"own"']]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('waits for the RSC payload, however long it takes', async () => {
    fetched.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 3000, payloadResponse())));
    expect(await start()).toBe(false);
    await wait(3000);
    expect(log.at(-1)).toEqual(['script', SCRIPTS[1]]);
  });

  it.each([
    [
      'the payload belongs to another rendering',
      () => fetched.mockResolvedValueOnce(NO_PAYLOAD).mockResolvedValue(payloadResponse('new')),
    ],
    ['the host answers every URL with a page', () => fetched.mockImplementation(() => Promise.resolve(htmlResponse()))],
    ['there is no network', () => fetched.mockRejectedValue(new TypeError('offline'))],
    ['a script cannot be loaded', () => void (failing = SCRIPTS[1])],
    ['a style sheet cannot be loaded', () => void (failing = '/a.css')],
  ])('rejects when %s', async (_name, fail) => {
    document.head.innerHTML = '<style data-css="/a.css"></style>';
    fail();
    expect(await start()).toBe(false);
    expect(log.at(-1)).toBe('rejected');
  });

  it.each([
    ['', '/rain-plan?_rsc'],
    ['?category=Onboarding', '/rain-plan?category=Onboarding&_rsc'],
  ])(
    'requests the current payload of the page%s when the server has no payload of its own rendering',
    async (search, url) => {
      history.replaceState(null, '', `/rain-plan${search}`);
      fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
      expect(await start()).toBe(true);
      expect(fetched.mock.calls[1]).toEqual([url, { headers: { RSC: '1' } }]);
    },
  );

  it('creates the Trusted Types policy', async () => {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.resetModules();
    await import('#lib/delivery/browser/hydration-runtime');
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything());
  });
});
