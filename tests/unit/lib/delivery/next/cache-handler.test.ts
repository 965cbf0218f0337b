import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newBuildId } from '#lib/delivery/next/build-id';
import { hashPayload, rscPayloadStore } from '#lib/delivery/next/rsc-payload-store';
import PageCache from '#lib/delivery/next/cache-handler';
import { keepServerData, saveServerData } from '#lib/delivery/next/server-data-file';
import { PAYLOAD_HEADER, POLICY_HEADER, RENDERED_AT_HEADER } from '#lib/delivery/http/internal-headers';
import { hashSource } from '#lib/content/hash-source';
import { finishPage } from '#lib/delivery/html/finish-page';
import { NO_PAGE_STYLES } from '#lib/delivery/html/page-styles';
import { NEVER_STORED } from '#lib/delivery/html/html-markers';
import { frameworkPage, renderMeta } from '#tests/factories/framework-page';

const PUBLISH_TIME = Date.parse('2026-12-01T08:00:00Z');

vi.mock('#lib/delivery/html/finish-page', async (importActual) => {
  const actual = await importActual<{ finishPage: typeof finishPage }>();
  return { finishPage: vi.fn(actual.finishPage) };
});

type Entry = { value: { html: string; rscData: Buffer; status?: number; headers: Record<string, string> } };
type Value = Entry['value'] & { kind: string; body?: Buffer };

const SERVER = join(mkdtempSync(join(tmpdir(), 'page-cache-')), '.next', 'server');
const APP = join(SERVER, 'app');
const PAYLOADS = join(SERVER, '..', 'cache', 'flights');
const EMPTY_SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';

const notFound = frameworkPage({ title: 'Nothing here', payload: '0:"nothing here"\n' });
const notFoundFile = join(SERVER, 'route-cache/APP_PAGE/0a1b/$/_not-found');
mkdirSync(APP, { recursive: true });
mkdirSync(dirname(notFoundFile), { recursive: true });
writeFileSync(join(SERVER, '..', 'BUILD_ID'), newBuildId(new Date(PUBLISH_TIME - 3_600_000)));
writeFileSync(`${notFoundFile}.html`, notFound.html);
writeFileSync(`${notFoundFile}.rsc`, notFound.payload);
writeFileSync(`${notFoundFile}.meta`, JSON.stringify({ headers: { [POLICY_HEADER]: "default-src 'none'" } }));
saveServerData(join(SERVER, '..'), { publishTimes: [PUBLISH_TIME], entryPaths: {}, failurePages: {} as never });
keepServerData(join(SERVER, '..'));

let keys = 0;
let key: string;

beforeEach(() => {
  key = `/page-${(keys += 1)}`;
  vi.useFakeTimers({ toFake: ['Date'], now: PUBLISH_TIME - 1000 });
  vi.mocked(finishPage).mockClear();
});

afterEach(() => vi.useRealTimers());

/** A cache instance for one request, as Next creates it. */
function createCache(headers: Record<string, string> = {}) {
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
  const { html, payload } = frameworkPage(parts);
  return { kind: 'APP_PAGE', html, rscData: payload, headers: { 'x-nextjs-prerender': '1' }, status };
}

const route = (status: number): Value => ({ kind: 'APP_ROUTE', body: Buffer.from('{}'), headers: {}, status }) as never;
const onDisk = (suffix: string) => readFileSync(join(APP, `${key}${suffix}`), 'utf8');
const finish = (html: string, payload: Buffer) => finishPage(html, payload, { styles: NO_PAGE_STYLES, env: {} }).html;
const digestOf = ({ rscData }: Value) => hashPayload(rscData);

describe('a page', () => {
  it('is sent, stored and read finished', async () => {
    const value = rendered();
    const { html, rscData } = value;
    await createCache().set(value);
    expect(value.html).toBe(finish(html, rscData));
    expect(value.headers).toMatchObject({
      [POLICY_HEADER]: expect.stringContaining(hashSource('firstPaint()')),
      [PAYLOAD_HEADER]: hashPayload(rscData),
      [RENDERED_AT_HEADER]: String(PUBLISH_TIME - 1000),
      'x-nextjs-prerender': '1',
    });
    expect(onDisk('.html')).toBe(value.html);
    expect(onDisk('.rsc')).toBe(rscData.toString());
    expect(onDisk('.meta')).toContain(POLICY_HEADER);
    const { html: sent, rscData: data, headers } = value;
    expect((await createCache().get())?.value).toMatchObject({ html: sent, rscData: data, headers });
  });

  it('is finished once, not per request', async () => {
    await createCache().set(rendered());
    vi.mocked(finishPage).mockClear();
    const entries = await Promise.all([createCache().get(), createCache().get()]);
    expect(entries.map((entry) => entry?.value.html.includes('id="hydration-data"'))).toEqual([true, true]);
    expect(finishPage).not.toHaveBeenCalled();
  });

  it('in unexpected markup keeps its scripts, with a policy of its own', async () => {
    const value = rendered({ body: '<script defer="" src="/other.js"></script>' });
    const { html } = value;
    await createCache().set(value);
    expect(value.html).toBe(html);
    expect(value.headers[POLICY_HEADER]).toContain(hashSource('(self.__next_f=self.__next_f||[]).push([0])'));
    expect(value.headers).not.toHaveProperty(PAYLOAD_HEADER);
  });

  it.each([
    ['of an unknown URL', rendered({ payload: '0:"a"\n' }, 404)],
    ['with the marker', rendered({ payload: '0:"b"\n', meta: renderMeta(NEVER_STORED) })],
  ])('%s is finished but not stored', async (_name, value) => {
    const digest = digestOf(value);
    await createCache().set(value);
    expect(value.html).toContain('id="hydration-data"');
    expect(existsSync(join(APP, `${key}.html`))).toBe(false);
    expect(readdirSync(PAYLOADS)).not.toContain(digest);
    const isMarked = value.status !== 404;
    expect((await createCache().get())?.value.html).toBe(isMarked ? value.html : undefined);
    vi.setSystemTime(PUBLISH_TIME);
    expect(await createCache().get()).toBeNull();
  });

  it('with the marker stays in memory until 50 others were rendered', async () => {
    const first = key;
    for (let count = 0; count < 51; count += 1) {
      key = `${first}-${count}`;
      await createCache().set(rendered({ meta: renderMeta(NEVER_STORED) }));
    }
    expect(await createCache().get()).not.toBeNull();
    key = `${first}-0`;
    expect(await createCache().get()).toBeNull();
    key = `${first}-1`;
    expect(await createCache().get()).not.toBeNull();
  });

  it('with the empty shell of notFound() is replaced by the 404 page', async () => {
    const value = { ...rendered({}, 404), html: EMPTY_SHELL };
    await createCache().set(value);
    expect(value.html).toBe(notFound.html);
    expect(value.rscData).toEqual(notFound.payload);
    expect(value).toMatchObject({ status: 404, headers: { [POLICY_HEADER]: "default-src 'none'" } });
  });

  it('with the empty shell of an error is not replaced by the 404 page', async () => {
    const value = { ...rendered({}, 500), html: EMPTY_SHELL };
    await createCache().set(value);
    expect(value).toMatchObject({ status: 500, html: EMPTY_SHELL });
  });
});

describe('the RSC payload of an earlier rendering', () => {
  const inStore = (value: Value) => rscPayloadStore(PAYLOADS).find(digestOf(value))?.toString();

  it('is found by its digest after a new rendering of the page', async () => {
    const [first, second] = [rendered({ payload: '0:"first"\n' }), rendered({ payload: '0:"second"\n' })];
    await createCache().set(first);
    await createCache().set(second);
    expect([inStore(first), inStore(second)]).toEqual(['0:"first"\n', '0:"second"\n']);
  });

  it('is also found for pages that are not stored', async () => {
    const value = rendered({ payload: '0:"filtered"\n', meta: renderMeta(NEVER_STORED) });
    await createCache().set(value);
    expect(inStore(value)).toBe('0:"filtered"\n');
  });

  it('never replaces the current payload', async () => {
    const value = rendered({ payload: '0:"second"\n' });
    await createCache({ [PAYLOAD_HEADER]: digestOf(rendered({ payload: '0:"first"\n' })) }).set(value);
    expect(value.rscData.toString()).toBe('0:"second"\n');
  });
});

it('a page is finished even when it cannot be stored', async () => {
  vi.spyOn(Object.getPrototypeOf(PageCache.prototype) as { set: () => Promise<void> }, 'set').mockRejectedValue(
    new Error('disk full'),
  );
  const value = rendered();
  await expect(createCache().set(value)).rejects.toThrow('disk full');
  expect(value.html).toContain('id="hydration-data"');
  expect(value.headers).toHaveProperty(POLICY_HEADER);
  vi.restoreAllMocks();
});

describe('a publish time', () => {
  it('makes every entry outdated to the millisecond, until it is rendered again', async () => {
    await createCache().set(rendered());
    vi.setSystemTime(PUBLISH_TIME - 1);
    expect(await createCache().get()).not.toBeNull();
    vi.setSystemTime(PUBLISH_TIME);
    expect(await createCache().get()).toBeNull();
    await createCache().set(rendered({ title: 'Published' }));
    vi.setSystemTime(PUBLISH_TIME + 10 ** 9);
    expect((await createCache().get())?.value.html).toContain('<h1>Published</h1>');
  });

  it('makes a rendering outdated whose request started before it', async () => {
    const earlier = createCache();
    vi.setSystemTime(PUBLISH_TIME + 1);
    await earlier.set(rendered());
    expect(await createCache().get()).toBeNull();
  });

  it('makes a rendering from after it outdated when the clock is set back', async () => {
    vi.setSystemTime(PUBLISH_TIME);
    await createCache().set(rendered());
    vi.setSystemTime(PUBLISH_TIME - 1);
    expect(await createCache().get()).toBeNull();
  });

  it('makes pages of the build outdated', async () => {
    const { html, payload } = frameworkPage();
    writeFileSync(join(APP, `${key}.html`), html);
    writeFileSync(join(APP, `${key}.rsc`), payload);
    writeFileSync(join(APP, `${key}.meta`), '{"headers":{}}');
    const { value } = (await createCache().get()) ?? {};
    expect(value?.html).toBe(html);
    expect(value?.headers[RENDERED_AT_HEADER]).toBe(String(PUBLISH_TIME - 3_600_000));
    vi.setSystemTime(PUBLISH_TIME);
    expect(await createCache().get()).toBeNull();
  });
});

describe('a response of a route handler', () => {
  it('is valid within its embargo window', async () => {
    await createCache().set(route(200));
    expect((await createCache().get('APP_ROUTE'))?.value.headers).toEqual({
      [RENDERED_AT_HEADER]: String(PUBLISH_TIME - 1000),
    });
    vi.setSystemTime(PUBLISH_TIME);
    expect(await createCache().get('APP_ROUTE')).toBeNull();
  });

  it.each([204, 206, 307, 404, 500])('is not stored with status %i', async (status) => {
    await createCache().set(route(status));
    expect(await createCache().get('APP_ROUTE')).toBeNull();
    expect(existsSync(join(APP, `${key}.body`))).toBe(false);
  });
});
