import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { readRevealInstants } from '#lib/content/reveal-instants';
import { buildStartOf } from './build-id.ts';
import { flightDigestOf, flightStore } from './flight-store.ts';
import { FLIGHT_HEADER, POLICY_HEADER, RENDERED_AT_HEADER } from './headers.ts';
import { inlineHashesOf } from './inline-code.ts';
import { withoutFramework } from './intent.ts';
import { hasMark, NOT_KEPT } from './marks.ts';
import { PageStyles } from './page-styles.ts';
import { contentSecurityPolicy } from './policy.ts';
import { isSameEpoch } from './reveals.ts';

/*
 * Glossary
 *   entry     what the framework keeps of one route: a page's markup, flight data and headers, or a route handler's body
 *   seed      an entry that the build left behind
 *   flight    the framework's data for React: the page's content a second time
 *   instant   a moment at which content becomes public (`revealed_on`)
 *   epoch     the time between two instants; whatever was rendered in one epoch is wrong in every other
 *   finish    to turn a raw entry into what visitors get: pure HTML with its own rules of style and its own policy
 *   stamp     the moment of a rendering, in a header that never leaves this process
 *   digest    a name made of the content: of inline code for the policy, of flight data for finding it
 *   kept      stored on disk; what people can ask for without number is only held in memory
 *
 * Entries are stored raw and finished once per copy in memory, so that a change of these rules never meets old results.
 */

type Base = typeof fileSystemCache;
type Context = ConstructorParameters<Base>[0];
type Entry = NonNullable<Awaited<ReturnType<InstanceType<Base>['get']>>>;
type Value = NonNullable<Entry['value']>;
type Page = Extract<Value, { kind: 'APP_PAGE' }>;
type Route = Extract<Value, { kind: 'APP_ROUTE' }>;

// Node gives a CommonJS module's exports as the default, bundlers unwrap them.
const FileSystemCache = 'default' in fileSystemCache ? (fileSystemCache as { default: Base }).default : fileSystemCache;

/** A page that gave up on its way: an empty shell that only scripts can fill. */
const EMPTY_SHELL = '<html id="__next_error__">';

/** What finishing adds to the markup and flight data of an entry. */
type Finish = { html: string; headers: Record<string, string> };
type Source = Pick<Page, 'html' | 'rscData'>;

const finishes = new WeakMap<Source, Finish>();
const pageStyles = new Map<string, PageStyles>();
const notFoundPages = new Map<string, Source>();
const buildStarts = new Map<string, number>();
let instants: number[] | undefined;

/** The framework's own page cache, with a strict policy per page, pages of pure HTML, and reveals to the second. */
export class PageCache extends FileSystemCache {
  readonly #serverFolder: string;
  /** The framework makes one instance per request, before it renders anything. */
  readonly #requestedAt = Date.now();

  constructor(context: Context) {
    super(context);
    this.#serverFolder = context.serverDistDir;
  }

  /** An entry of this epoch, finished; null when there is none, and the framework renders within the same request. */
  override async get(...[key, context]: Parameters<InstanceType<Base>['get']>): Promise<Entry | null> {
    const entry = await super.get(key, context);
    const value = entry?.value;
    if (!entry || !value || !isResponse(value)) return entry;
    // A rendering is stored with status 200 or not at all; anything else on disk was stored by an earlier version.
    if (value.headers?.[RENDERED_AT_HEADER] !== undefined && !isOk(value)) return null;
    instants ??= readRevealInstants();
    const renderedAt = this.#renderedAt(value);
    if (!isSameEpoch(instants, renderedAt, Date.now())) return null;
    return { ...entry, value: this.#finished(value, renderedAt) };
  }

  /** Finishes what the framework is about to send, and keeps the entry as it was. */
  override async set(...[key, value, context]: Parameters<InstanceType<Base>['set']>): Promise<void> {
    if (!value || !isResponse(value)) return super.set(key, value, context);
    const headers = { ...value.headers, [RENDERED_AT_HEADER]: String(this.#requestedAt) };
    const raw = { ...value, headers };
    Object.assign(value, this.#finished(raw, this.#requestedAt));
    if (isKept(raw)) await super.set(key, raw, context);
  }

  #finished(raw: Page | Route, renderedAt: number): Page | Route {
    const headers = { ...raw.headers, [RENDERED_AT_HEADER]: String(renderedAt) };
    if (raw.kind !== 'APP_PAGE') return { ...raw, headers };
    const isLost = raw.status === 404 && raw.html.includes(EMPTY_SHELL);
    const source = isLost ? this.#notFoundPage() : raw;
    const finish = this.#finishOf(source, isKept(raw));
    return { ...raw, html: finish.html, rscData: source.rscData, headers: { ...headers, ...finish.headers } };
  }

  /** Flight data of a kept page outlives it on disk, of others for a while in memory: each time that a page is sent. */
  #finishOf(source: Source, isKeptPage: boolean): Finish {
    const finish = finishes.get(source) ?? this.#finish(source);
    const { rscData: flight } = source;
    const digest = finish.headers[FLIGHT_HEADER];
    if (digest === undefined || !flight) return finish;
    const flights = flightStore(join(this.#serverFolder, '..', 'cache', 'flights'));
    if (isKeptPage) flights.keep(digest, flight);
    else flights.hold(digest, flight);
    return finish;
  }

  /** Done once for each copy in memory. */
  #finish(source: Source): Finish {
    const { html, rscData: flight } = source;
    const plain = flight && withoutFramework(html, flight);
    const styled = this.#styles().inline(plain ?? html, plain === undefined ? 'at-end' : 'away');
    const headers = { [POLICY_HEADER]: contentSecurityPolicy(inlineHashesOf(styled.html), process.env) };
    const finish: Finish = { html: styled.html, headers };
    if (flight && plain !== undefined) finish.headers[FLIGHT_HEADER] = flightDigestOf(flight);
    if (styled.isSettled) finishes.set(source, finish);
    return finish;
  }

  #styles(): PageStyles {
    const folder = join(this.#serverFolder, '..');
    const known = pageStyles.get(folder) ?? new PageStyles(folder);
    pageStyles.set(folder, known);
    return known;
  }

  #notFoundPage(): Source {
    const path = join(this.#serverFolder, 'app', '_not-found');
    const known = notFoundPages.get(path);
    if (known) return known;
    const page = { html: readFileSync(`${path}.html`, 'utf8'), rscData: readFileSync(`${path}.rsc`) };
    notFoundPages.set(path, page);
    return page;
  }

  /** The moment from which on a value may have been rendered; seeds count from the start of their build. */
  #renderedAt({ headers }: Page | Route): number {
    const stamp = headers?.[RENDERED_AT_HEADER];
    if (stamp !== undefined) return Number(stamp);
    const path = join(this.#serverFolder, '..', 'BUILD_ID');
    const start = buildStarts.get(path) ?? buildStartOf(readFileSync(path, 'utf8')) ?? 0;
    buildStarts.set(path, start);
    return start;
  }
}

/** Set PAGE_CACHE=off for the framework's cache as it comes: no policies, scripts at load, reveals at the next build. */
export default process.env.PAGE_CACHE === 'off' ? FileSystemCache : PageCache;

function isResponse(value: Value): value is Page | Route {
  return value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE';
}

function isOk({ status = 200 }: Page | Route): boolean {
  return status === 200;
}

/**
 * Only complete answers are kept: the framework's automatic 204 for OPTIONS would take the place of a file. And unknown addresses are as
 * many as people can type, so what they answer is made afresh each time.
 */
function isKept(value: Page | Route): boolean {
  if (!isOk(value)) return false;
  return value.kind === 'APP_ROUTE' || !hasMark(value.html, NOT_KEPT);
}
