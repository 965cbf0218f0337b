import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newBuildId } from '#lib/page-cache/build-id';
import { flightDigestOf, flightStore } from '#lib/page-cache/flight-store';
import configured, { PageCache } from '#lib/page-cache/handler';
import { FLIGHT_HEADER, POLICY_HEADER, RENDERED_AT_HEADER } from '#lib/page-cache/headers';
import { hashSource } from '#lib/page-cache/inline-code';
import { withoutFramework } from '#lib/page-cache/intent';
import { NOT_KEPT } from '#lib/page-cache/marks';
import { frameworkPage, metaOf } from '#tests/factories/framework-page';

const { REVEAL } = vi.hoisted(() => ({ REVEAL: Date.parse('2026-12-01T08:00:00Z') }));

vi.mock('#lib/content/reveal-instants', () => ({ readRevealInstants: () => [REVEAL] }));
vi.mock('#lib/page-cache/intent', async (importActual) => {
  const actual = await importActual<{ withoutFramework: typeof withoutFramework }>();
  return { withoutFramework: vi.fn(actual.withoutFramework) };
});

type Entry = { value: { html: string; rscData: Buffer; status?: number; headers: Record<string, string> } };
type Value = Entry['value'] & { kind: string; body?: Buffer };

const SERVER = join(mkdtempSync(join(tmpdir(), 'page-cache-')), '.next', 'server');
const APP = join(SERVER, 'app');
const FLIGHTS = join(SERVER, '..', 'cache', 'flights');
const EMPTY_SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';

const notFound = frameworkPage({ title: 'Nothing here', flight: '0:"nothing here"\n' });
mkdirSync(APP, { recursive: true });
writeFileSync(join(SERVER, '..', 'BUILD_ID'), newBuildId(new Date(REVEAL - 3_600_000)));
writeFileSync(join(APP, '_not-found.html'), notFound.html);
writeFileSync(join(APP, '_not-found.rsc'), notFound.flight);

let keys = 0;
let key: string;

beforeEach(() => {
  key = `/page-${(keys += 1)}`;
  vi.useFakeTimers({ toFake: ['Date'], now: REVEAL - 1000 });
  vi.mocked(withoutFramework).mockClear();
});

afterEach(() => vi.useRealTimers());

/** The cache as one request sees it: the framework makes one each time. */
function request(headers: Record<string, string> = {}) {
  const context = {
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: SERVER,
    revalidatedTags: [],
    maxMemoryCacheSize: 1e7,
  };
  const cache = new PageCache({ ...context, _requestHeaders: headers } as never);
  return {
    get: (kind = 'APP_PAGE') => cache.get(key, { kind, isFallback: false } as never) as Promise<Entry | null>,
    set: (value: Value) => cache.set(key, value as never, {} as never),
  };
}

function rendered(parts: Parameters<typeof frameworkPage>[0] = {}, status?: number): Value {
  const { html, flight } = frameworkPage(parts);
  return { kind: 'APP_PAGE', html, rscData: flight, headers: { 'x-nextjs-prerender': '1' }, status };
}

const route = (status: number): Value => ({ kind: 'APP_ROUTE', body: Buffer.from('{}'), headers: {}, status }) as never;
const onDisk = (suffix: string) => readFileSync(join(APP, `${key}${suffix}`), 'utf8');
const digestOf = ({ rscData }: Value) => flightDigestOf(rscData);

describe('a page', () => {
  it('is sent finished, kept raw, and comes back finished', async () => {
    const value = rendered();
    const { html, rscData } = value;
    await request().set(value);
    const plain = withoutFramework(html, rscData);
    expect(value.html).toBe(plain);
    expect(value.headers).toMatchObject({
      [POLICY_HEADER]: expect.stringContaining(hashSource('firstPaint()')),
      [FLIGHT_HEADER]: flightDigestOf(rscData),
      [RENDERED_AT_HEADER]: String(REVEAL - 1000),
      'x-nextjs-prerender': '1',
    });
    expect(onDisk('.html')).toBe(html);
    expect(onDisk('.rsc')).toBe(rscData.toString());
    expect(onDisk('.meta')).not.toContain(POLICY_HEADER);
    const { html: sent, rscData: data, headers } = value;
    expect((await request().get())?.value).toMatchObject({ html: sent, rscData: data, headers });
  });

  it('is finished once per copy in memory, not per request', async () => {
    await request().set(rendered());
    await request().get();
    vi.mocked(withoutFramework).mockClear();
    const answers = await Promise.all([request().get(), request().get()]);
    expect(answers.map((entry) => entry?.value.html.includes('id="intent"'))).toEqual([true, true]);
    expect(withoutFramework).not.toHaveBeenCalled();
  });

  it('in markup that nobody knows keeps its scripts, under a policy of its own', async () => {
    const value = rendered({ body: '<script defer="" src="/other.js"></script>' });
    const { html } = value;
    await request().set(value);
    expect(value.html).toBe(html);
    expect(value.headers[POLICY_HEADER]).toContain(hashSource('(self.__next_f=self.__next_f||[]).push([0])'));
    expect(value.headers).not.toHaveProperty(FLIGHT_HEADER);
  });

  it.each([
    ['of an unknown address', rendered({ flight: '0:"a"\n' }, 404)],
    ['that says so', rendered({ flight: '0:"b"\n', meta: metaOf(NOT_KEPT) })],
  ])('%s is finished but not kept', async (_name, value) => {
    const digest = digestOf(value);
    await request().set(value);
    expect(value.html).toContain('id="intent"');
    expect(await request().get()).toBeNull();
    expect(existsSync(join(APP, `${key}.html`))).toBe(false);
    expect(readdirSync(FLIGHTS)).not.toContain(digest);
  });

  it('that gave up on its way becomes the page for what is not there', async () => {
    const value = { ...rendered({}, 404), html: EMPTY_SHELL };
    await request().set(value);
    expect(value.html).toBe(withoutFramework(notFound.html, notFound.flight));
    expect(value.rscData).toEqual(notFound.flight);
    expect(value).toMatchObject({ status: 404, headers: { [FLIGHT_HEADER]: flightDigestOf(notFound.flight) } });
  });

  it('of a failure does not become the page for what is not there', async () => {
    const value = { ...rendered({}, 500), html: EMPTY_SHELL };
    await request().set(value);
    expect(value).toMatchObject({ status: 500, html: EMPTY_SHELL });
  });
});

describe('flight data of an earlier rendering', () => {
  const inStore = (value: Value) => flightStore(FLIGHTS).find(digestOf(value))?.toString();

  it('is found by its digest after the page was rendered anew', async () => {
    const [first, second] = [rendered({ flight: '0:"first"\n' }), rendered({ flight: '0:"second"\n' })];
    await request().set(first);
    await request().set(second);
    expect([inStore(first), inStore(second)]).toEqual(['0:"first"\n', '0:"second"\n']);
  });

  it('is there for pages that are not kept, too', async () => {
    const value = rendered({ flight: '0:"filtered"\n', meta: metaOf(NOT_KEPT) });
    await request().set(value);
    expect(inStore(value)).toBe('0:"filtered"\n');
  });

  it('never takes the place of the current data', async () => {
    const value = rendered({ flight: '0:"second"\n' });
    await request({ [FLIGHT_HEADER]: digestOf(rendered({ flight: '0:"first"\n' })) }).set(value);
    expect(value.rscData.toString()).toBe('0:"second"\n');
  });
});

it('a page is finished although it cannot be stored', async () => {
  vi.spyOn(Object.getPrototypeOf(PageCache.prototype) as { set: () => Promise<void> }, 'set').mockRejectedValue(
    new Error('disk full'),
  );
  const value = rendered();
  await expect(request().set(value)).rejects.toThrow('disk full');
  expect(value.html).toContain('id="intent"');
  expect(value.headers).toHaveProperty(POLICY_HEADER);
  vi.restoreAllMocks();
});

describe('a reveal', () => {
  it('ends the life of every entry to the millisecond, until it is rendered anew', async () => {
    await request().set(rendered());
    vi.setSystemTime(REVEAL - 1);
    expect(await request().get()).not.toBeNull();
    vi.setSystemTime(REVEAL);
    expect(await request().get()).toBeNull();
    await request().set(rendered({ title: 'Revealed' }));
    vi.setSystemTime(REVEAL + 10 ** 9);
    expect((await request().get())?.value.html).toContain('<h1>Revealed</h1>');
  });

  it('counts from the start of the request: what began before it is wrong after it', async () => {
    const early = request();
    vi.setSystemTime(REVEAL + 1);
    await early.set(rendered());
    expect(await request().get()).toBeNull();
  });

  it('is hidden again by a clock that is set back', async () => {
    vi.setSystemTime(REVEAL);
    await request().set(rendered());
    vi.setSystemTime(REVEAL - 1);
    expect(await request().get()).toBeNull();
  });

  it('ends the life of pages from the build', async () => {
    const { html, flight } = frameworkPage();
    writeFileSync(join(APP, `${key}.html`), html);
    writeFileSync(join(APP, `${key}.rsc`), flight);
    writeFileSync(join(APP, `${key}.meta`), '{"headers":{}}');
    const { value } = (await request().get()) ?? {};
    expect(value?.html).toBe(withoutFramework(html, flight));
    expect(value?.headers[RENDERED_AT_HEADER]).toBe(String(REVEAL - 3_600_000));
    vi.setSystemTime(REVEAL);
    expect(await request().get()).toBeNull();
  });
});

describe('an answer that is no page', () => {
  it('lives as long as its epoch', async () => {
    await request().set(route(200));
    expect((await request().get('APP_ROUTE'))?.value.headers).toEqual({ [RENDERED_AT_HEADER]: String(REVEAL - 1000) });
    vi.setSystemTime(REVEAL);
    expect(await request().get('APP_ROUTE')).toBeNull();
  });

  it.each([204, 206, 307, 404, 500])('is not kept with status %i', async (status) => {
    await request().set(route(status));
    expect(await request().get('APP_ROUTE')).toBeNull();
    expect(existsSync(join(APP, `${key}.body`))).toBe(false);
  });

  it('counts as missing when an earlier version stored it with another status than 200', async () => {
    const stored = (status: number) => {
      writeFileSync(join(APP, `${key}.body`), '');
      const headers = { [RENDERED_AT_HEADER]: String(REVEAL - 2000) };
      writeFileSync(join(APP, `${key}.meta`), JSON.stringify({ headers, status }));
    };
    stored(204);
    expect(await request().get('APP_ROUTE')).toBeNull();
    key += '-complete';
    stored(200);
    expect(await request().get('APP_ROUTE')).not.toBeNull();
  });
});

it('PAGE_CACHE=off gives the cache of the framework', async () => {
  expect(configured).toBe(PageCache);
  vi.resetModules();
  vi.stubEnv('PAGE_CACHE', 'off');
  const { default: plain } = await import('#lib/page-cache/handler');
  expect(plain.name).toBe('FileSystemCache');
  expect(Object.getPrototypeOf(PageCache)).toBe(plain);
  vi.unstubAllEnvs();
});
