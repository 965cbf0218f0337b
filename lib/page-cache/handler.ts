import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { readRevealInstants } from '#lib/content/reveal-instants';
import { buildStartOf } from './build-id.ts';
import { FlightStore, flightDigestOf } from './flight-store.ts';
import { EARLIER, FLIGHT_HEADER, POLICY_HEADER, RENDERED_AT_HEADER } from './headers.ts';
import { inlineHashesOf } from './inline-code.ts';
import { withoutFramework } from './intent.ts';
import { hasMark, NOT_KEPT } from './marks.ts';
import { contentSecurityPolicy } from './policy.ts';
import { isSameEpoch } from './reveals.ts';

/*
 * Glossary
 *   entry     what the framework keeps of one route: a page's markup, flight data and headers, or a route handler's body
 *   seed      an entry that the build left behind
 *   flight    the framework's data for React: the page's content a second time
 *   instant   a moment at which content becomes public (`revealed_on`)
 *   epoch     the time between two instants; whatever was rendered in one epoch is wrong in every other
 *   finish    to turn a raw entry into what visitors get: pure HTML with its own policy
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

const finished = new WeakMap<Page, Page>();
let instants: number[] | undefined;
let flights: FlightStore | undefined;

/** The framework's own page cache, with a strict policy per page, pages of pure HTML, and reveals to the second. */
export class PageCache extends FileSystemCache {
  readonly #serverFolder: string;
  readonly #requestHeaders: Context['_requestHeaders'];
  /** The framework makes one instance per request, before it renders anything. */
  readonly #requestedAt = Date.now();

  constructor(context: Context) {
    super(context);
    this.#serverFolder = context.serverDistDir;
    this.#requestHeaders = context._requestHeaders;
  }

  /** An entry of this epoch, finished; null when there is none, and the framework renders within the same request. */
  override async get(...[key, context]: Parameters<InstanceType<Base>['get']>): Promise<Entry | null> {
    const entry = await super.get(key, context);
    const value = entry?.value;
    if (!entry || !value || !isResponse(value)) return entry;
    instants ??= readRevealInstants();
    const renderedAt = this.#renderedAt(value);
    if (!isSameEpoch(instants, renderedAt, Date.now())) return null;
    const stamped = { ...value, headers: { ...value.headers, [RENDERED_AT_HEADER]: String(renderedAt) } };
    if (value.kind !== 'APP_PAGE') return { ...entry, value: stamped };
    const page = { ...this.#finish(value) };
    page.headers = { ...page.headers, [RENDERED_AT_HEADER]: String(renderedAt) };
    return { ...entry, value: this.#withRequestedFlight(page) };
  }

  /** Keeps an entry as it is and finishes what the framework is about to send. */
  override async set(...[key, value, context]: Parameters<InstanceType<Base>['set']>): Promise<void> {
    if (!value || !isResponse(value)) return super.set(key, value, context);
    value.headers = { ...value.headers, [RENDERED_AT_HEADER]: String(this.#requestedAt) };
    if (isKept(value)) await super.set(key, { ...value }, context);
    if (value.kind === 'APP_PAGE') Object.assign(value, this.#withRequestedFlight(this.#finish({ ...value })));
  }

  #finish(raw: Page): Page {
    const known = finished.get(raw);
    if (known) return known;
    const isLost = raw.status === 404 && raw.html.includes(EMPTY_SHELL);
    const page = isLost ? { ...raw, ...this.#notFoundPage() } : raw;
    const flight = page.rscData;
    const html = (flight && withoutFramework(page.html, flight)) ?? page.html;
    const headers: Page['headers'] = {
      ...page.headers,
      [POLICY_HEADER]: contentSecurityPolicy(inlineHashesOf(html), process.env),
    };
    const result: Page = { ...page, html, headers };
    if (flight && html !== page.html) {
      const digest = flightDigestOf(flight);
      headers[FLIGHT_HEADER] = digest;
      flights ??= new FlightStore(join(this.#serverFolder, '..', 'cache', 'flights'));
      if (isKept(raw)) flights.keep(digest, flight);
      else flights.hold(digest, flight);
    }
    finished.set(raw, result);
    return result;
  }

  /**
   * A page that was opened before the last rendering asks for the flight data of its own markup. The answer is for that
   * page alone: a shared cache would hand it to everybody else.
   */
  #withRequestedFlight(page: Page): Page {
    const wanted = this.#requestHeaders[FLIGHT_HEADER];
    if (typeof wanted !== 'string' || wanted === page.headers?.[FLIGHT_HEADER]) return page;
    const rscData = flights?.find(wanted);
    if (!rscData) return page;
    return { ...page, rscData, headers: { ...page.headers, [FLIGHT_HEADER]: wanted, [RENDERED_AT_HEADER]: EARLIER } };
  }

  #notFoundPage(): Pick<Page, 'html' | 'rscData'> {
    const path = join(this.#serverFolder, 'app', '_not-found');
    return { html: readFileSync(`${path}.html`, 'utf8'), rscData: readFileSync(`${path}.rsc`) };
  }

  /** The moment from which on a value may have been rendered; seeds count from the start of their build. */
  #renderedAt({ headers }: Page | Route): number {
    const stamp = headers?.[RENDERED_AT_HEADER];
    if (stamp !== undefined) return Number(stamp);
    const id = readFileSync(join(this.#serverFolder, '..', 'BUILD_ID'), 'utf8');
    return buildStartOf(id) ?? 0;
  }
}

/** Set PAGE_CACHE=off for the framework's cache as it comes: no policies, scripts at load, reveals at the next build. */
export default process.env.PAGE_CACHE === 'off' ? FileSystemCache : PageCache;

function isResponse(value: Value): value is Page | Route {
  return value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE';
}

/** Unknown addresses are as many as people can type, so what they answer is made afresh each time. */
function isKept(value: Page | Route): boolean {
  if ((value.status ?? 200) >= 400) return false;
  return value.kind === 'APP_ROUTE' || !hasMark(value.html, NOT_KEPT);
}
