import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { parseBuildStart } from './build-id.ts';
import { loadPageStyles } from './page-styles-file.ts';
import { rscPayloadStore } from './rsc-payload-store.ts';
import { loadServerData, SERVER_DATA_FILE } from './server-data-file.ts';
import { PAYLOAD_HEADER, RENDERED_AT_HEADER } from '../http/internal-headers.ts';
import { finishPage, type FinishedPage } from '../html/finish-page.ts';
import { hasMarker, NEVER_STORED } from '../html/html-markers.ts';
import type { PageStyles } from '../html/page-styles.ts';
import { isSameEmbargoWindow } from './embargo-window.ts';

/*
 * An entry is Next's stored response of one route: the HTML, RSC payload and headers of a page, or the body of a route handler. The RSC payload
 * is React's data for hydration: the content of the page a second time. Entries of the build count as rendered at the start of the build.
 *
 * A publish time (`revealed_on`) is the moment at which content becomes public. An embargo window is the time between two publish times. A
 * rendering is valid only within its embargo window.
 *
 * Entries are stored as Next rendered them. Finishing turns an entry into what visitors get: HTML without the Next runtime, with its own
 * CSS and its own Content-Security-Policy. That happens once per copy in memory, so a new version of this code never meets its old results.
 */

type Base = typeof fileSystemCache;
type Context = ConstructorParameters<Base>[0];
type Entry = NonNullable<Awaited<ReturnType<InstanceType<Base>['get']>>>;
type Value = NonNullable<Entry['value']>;
type Page = Extract<Value, { kind: 'APP_PAGE' }>;
type Route = Extract<Value, { kind: 'APP_ROUTE' }>;

// Node.js exposes the exports of a CommonJS module as the default export; bundlers unwrap them.
const FileSystemCache = 'default' in fileSystemCache ? (fileSystemCache as { default: Base }).default : fileSystemCache;

/** Next's empty shell for a page whose rendering ended with an error or `notFound()`: only scripts can fill it. */
const EMPTY_SHELL = '<html id="__next_error__">';

type RawPage = Pick<Page, 'html' | 'rscData'>;

const finishedPages = new WeakMap<RawPage, FinishedPage>();
const stylesByFolder = new Map<string, PageStyles>();
const notFoundPages = new Map<string, RawPage>();
/** The last pages with unlimited URLs: visitors use the same few filters. */
const recentPages = new Map<string, Entry>();
const MAX_RECENT_PAGES = 50;
const buildStarts = new Map<string, number>();
let publishTimes: readonly number[] | undefined;

/** Next's file-system cache, with a strict CSP per page, pages without the Next runtime, and publish times that take effect at once. */
export class PageCache extends FileSystemCache {
  readonly #serverFolder: string;
  /** Next creates one instance per request, before rendering. */
  readonly #requestedAt = Date.now();

  constructor(context: Context) {
    super(context);
    this.#serverFolder = context.serverDistDir;
  }

  /** A finished entry of the current embargo window; null when there is none, and Next renders the route within the same request. */
  override async get(...[key, context]: Parameters<InstanceType<Base>['get']>): Promise<Entry | null> {
    const entry = recentPages.get(key) ?? (await super.get(key, context));
    const value = entry?.value;
    if (!entry || !value || !isResponse(value)) return entry;
    // Renderings are stored with status 200 only; entries with another status come from an earlier version of this code.
    if (value.headers?.[RENDERED_AT_HEADER] !== undefined && !isOk(value)) return null;
    publishTimes ??= await getPublishTimes(join(this.#serverFolder, '..'));
    const renderedAt = this.#getRenderTime(value);
    if (!isSameEmbargoWindow(publishTimes, renderedAt, Date.now())) return null;
    return { ...entry, value: this.#finishEntry(value, renderedAt) };
  }

  /** Finishes the response that Next is about to send, and stores the entry unfinished. */
  override async set(...[key, value, context]: Parameters<InstanceType<Base>['set']>): Promise<void> {
    if (!value || !isResponse(value)) return super.set(key, value, context);
    const headers = { ...value.headers, [RENDERED_AT_HEADER]: String(this.#requestedAt) };
    const raw = { ...value, headers };
    Object.assign(value, this.#finishEntry(raw, this.#requestedAt));
    if (isCacheable(raw)) await super.set(key, raw, context);
    else if (isOk(raw)) keepRecent(key, { lastModified: Date.now(), value: raw });
  }

  #finishEntry(raw: Page | Route, renderedAt: number): Page | Route {
    const headers = { ...raw.headers, [RENDERED_AT_HEADER]: String(renderedAt) };
    if (raw.kind !== 'APP_PAGE') return { ...raw, headers };
    const isEmptyNotFound = raw.status === 404 && raw.html.includes(EMPTY_SHELL);
    const source = isEmptyNotFound ? this.#readNotFoundPage() : raw;
    const page = this.#getFinishedPage(source, isCacheable(raw));
    return { ...raw, html: page.html, rscData: source.rscData, headers: { ...headers, ...page.headers } };
  }

  /** Finishes a page, and saves its RSC payload each time the page is sent: on disk for stored pages, else in memory. */
  #getFinishedPage(source: RawPage, isStored: boolean): FinishedPage {
    const page = finishedPages.get(source) ?? this.#finishPage(source);
    const { rscData: payload } = source;
    const digest = page.headers[PAYLOAD_HEADER];
    if (digest === undefined || !payload) return page;
    const store = rscPayloadStore(join(this.#serverFolder, '..', 'cache', 'flights'));
    if (isStored) store.save(digest, payload);
    else store.saveInMemory(digest, payload);
    return page;
  }

  /** Finishes a page once for each copy in memory. */
  #finishPage(source: RawPage): FinishedPage {
    const folder = join(this.#serverFolder, '..');
    const styles = stylesByFolder.get(folder) ?? loadPageStyles(folder);
    stylesByFolder.set(folder, styles);
    const page = finishPage(source.html, source.rscData, { styles, env: process.env });
    finishedPages.set(source, page);
    return page;
  }

  #readNotFoundPage(): RawPage {
    const path = join(this.#serverFolder, 'app', '_not-found');
    const known = notFoundPages.get(path);
    if (known) return known;
    const page = { html: readFileSync(`${path}.html`, 'utf8'), rscData: readFileSync(`${path}.rsc`) };
    notFoundPages.set(path, page);
    return page;
  }

  /** The earliest time at which a value can have been rendered, in milliseconds since 1970: entries of the build count from its start. */
  #getRenderTime({ headers }: Page | Route): number {
    const renderedAt = headers?.[RENDERED_AT_HEADER];
    if (renderedAt !== undefined) return Number(renderedAt);
    const path = join(this.#serverFolder, '..', 'BUILD_ID');
    const start = buildStarts.get(path) ?? parseBuildStart(readFileSync(path, 'utf8')) ?? 0;
    buildStarts.set(path, start);
    return start;
  }
}

/** PAGE_CACHE=off selects Next's own cache: no CSP, scripts at load, and content is published at the next build. */
export default process.env.PAGE_CACHE === 'off' ? FileSystemCache : PageCache;

/** The publish times of the build; while it is running, those of the content. */
async function getPublishTimes(distFolder: string): Promise<readonly number[]> {
  if (existsSync(join(distFolder, SERVER_DATA_FILE))) return loadServerData(distFolder).publishTimes;
  return (await import('#lib/content/publish-times')).readPublishTimes();
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
