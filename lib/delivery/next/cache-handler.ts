import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { parseBuildStart } from './build-id.ts';
import { loadPageStyles } from './page-styles-file.ts';
import { rscPayloadStore } from './rsc-payload-store.ts';
import { loadServerData } from './server-data-file.ts';
import { PAYLOAD_HEADER, RENDERED_AT_HEADER } from '../http/internal-headers.ts';
import { finishPage, type PageAssets } from '../html/finish-page.ts';
import { EMPTY_SHELL, hasMarker, NEVER_STORED } from '../html/html-markers.ts';
import { isSameEmbargoWindow } from './embargo-window.ts';

/*
 * An entry is Next's stored response of one route: the HTML, RSC payload and headers of a page, or the body of a route handler. The RSC payload
 * is React's data for hydration: the content of the page a second time. Entries of the build count as rendered at the start of the build.
 *
 * A publish time (`revealed_on`) is the moment at which content becomes public. An embargo window is the time between two publish times. A
 * rendering is valid only within its embargo window.
 *
 * Entries are stored finished: the build adapter finishes the pages of the build, and `set` those that are rendered later.
 */

type Base = typeof fileSystemCache;
type Context = ConstructorParameters<Base>[0];
type Entry = NonNullable<Awaited<ReturnType<InstanceType<Base>['get']>>>;
type Value = NonNullable<Entry['value']>;
type Page = Extract<Value, { kind: 'APP_PAGE' }>;
type Route = Extract<Value, { kind: 'APP_ROUTE' }>;
type Build = { assets: PageAssets; start: number; publishTimes: readonly number[]; notFound: () => Partial<Page> };

// Node.js exposes the exports of a CommonJS module as the default export; bundlers unwrap them.
const FileSystemCache = 'default' in fileSystemCache ? (fileSystemCache as { default: Base }).default : fileSystemCache;

/** The last pages with unlimited URLs: visitors use the same few filters. */
const recentPages = new Map<string, Entry>();
const MAX_RECENT_PAGES = 50;
const builds = new Map<string, Build>();

/** Next's file-system cache, with a strict CSP per page, pages without the Next runtime, and publish times that take effect at once. */
export default class PageCache extends FileSystemCache {
  readonly #distFolder: string;
  readonly #build: Build;
  /** Next creates one instance per request, before rendering. */
  readonly #requestedAt = Date.now();

  constructor(context: Context) {
    super(context);
    this.#distFolder = join(context.serverDistDir, '..');
    this.#build = builds.get(this.#distFolder) ?? readBuild(this.#distFolder);
    builds.set(this.#distFolder, this.#build);
  }

  /** An entry of the current embargo window; null when there is none, and Next renders the route within the same request. */
  override async get(...[key, context]: Parameters<InstanceType<Base>['get']>): Promise<Entry | null> {
    const entry = recentPages.get(key) ?? (await super.get(key, context));
    const value = entry?.value;
    if (!entry || !value || !isResponse(value)) return entry;
    const renderedAt = Number(value.headers?.[RENDERED_AT_HEADER] ?? this.#build.start);
    if (!isSameEmbargoWindow(this.#build.publishTimes, renderedAt, Date.now())) return null;
    this.#keepPayload(value);
    return { ...entry, value: { ...value, headers: { ...value.headers, [RENDERED_AT_HEADER]: String(renderedAt) } } };
  }

  /** Finishes the response, which Next is about to send, and stores it. */
  override async set(...[key, value, context]: Parameters<InstanceType<Base>['set']>): Promise<void> {
    if (!value || !isResponse(value)) return super.set(key, value, context);
    if (value.kind === 'APP_PAGE') this.#finish(value);
    value.headers = { ...value.headers, [RENDERED_AT_HEADER]: String(this.#requestedAt) };
    this.#keepPayload(value);
    const stored = { ...value };
    if (isCacheable(stored)) await super.set(key, stored, context);
    else if (isOk(stored)) keepRecent(key, { lastModified: Date.now(), value: stored });
  }

  #finish(page: Page): void {
    if (page.status === 404 && page.html.includes(EMPTY_SHELL)) {
      const { headers, ...notFound } = this.#build.notFound();
      Object.assign(page, notFound, { headers: { ...page.headers, ...headers } });
      return;
    }
    const { html, headers } = finishPage(page.html, page.rscData, this.#build.assets);
    Object.assign(page, { html, headers: { ...page.headers, ...headers } });
  }

  /** Saves the RSC payload of a page each time the page is sent: on disk for stored pages, else in memory. */
  #keepPayload(value: Page | Route): void {
    const digest = value.headers?.[PAYLOAD_HEADER];
    if (value.kind !== 'APP_PAGE' || typeof digest !== 'string' || !value.rscData) return;
    const store = rscPayloadStore(join(this.#distFolder, 'cache', 'flights'));
    if (isCacheable(value)) store.save(digest, value.rscData);
    else store.saveInMemory(digest, value.rscData);
  }
}

/** What the requests of a process need of its build. Entries of the build count from its start, in milliseconds since 1970. */
function readBuild(distFolder: string): Build {
  const { publishTimes } = loadServerData(distFolder);
  let notFound: Partial<Page> | undefined;
  return {
    assets: { styles: loadPageStyles(distFolder), env: process.env },
    start: parseBuildStart(readFileSync(join(distFolder, 'BUILD_ID'), 'utf8')) ?? 0,
    publishTimes,
    notFound: () => (notFound ??= readNotFoundPage(distFolder)),
  };
}

function readNotFoundPage(distFolder: string): Partial<Page> {
  const [name = ''] = globSync('server/route-cache/APP_PAGE/*/$/_not-found.html', { cwd: distFolder });
  const read = (extension: string) => readFileSync(join(distFolder, name.replace(/html$/, extension)));
  const { headers } = JSON.parse(read('meta').toString()) as Pick<Page, 'headers'>;
  return { html: read('html').toString(), rscData: read('rsc'), headers };
}

function keepRecent(key: string, entry: Entry): void {
  recentPages.delete(key);
  recentPages.set(key, entry);
  for (const oldest of recentPages.keys()) if (recentPages.size > MAX_RECENT_PAGES) recentPages.delete(oldest);
}

function isResponse(value: Value): value is Page | Route {
  return value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE';
}

function isOk({ status = 200 }: Page | Route): boolean {
  return status === 200;
}

/**
 * Only responses with status 200 are stored: Next's automatic 204 for OPTIONS would replace a file. Pages with unlimited URLs (filters,
 * searches, 404) are not, because visitors could fill the disk with them.
 */
function isCacheable(value: Page | Route): boolean {
  if (!isOk(value)) return false;
  return value.kind === 'APP_ROUTE' || !hasMarker(value.html, NEVER_STORED);
}
