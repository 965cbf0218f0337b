import { ServerResponse } from 'node:http';
import { CAPABILITY_HEADER, leaveToEdge } from './edge.ts';
import { FLIGHT_HEADER, POLICY_HEADER, RENDERED_AT_HEADER } from './headers.ts';
import { DATA_POLICY, FALLBACK_POLICY } from './policy.ts';
import { sharedLife } from './reveals.ts';
import { OF_EVERY_DOCUMENT } from './security-headers.ts';

/** The longest that a shared cache may keep an answer that is no page, in seconds. */
const LONGEST_DATA_LIFE = 3600;

const DATA = /^(?:application\/(?:json|xml|rss\+xml|feed\+json|manifest\+json)|text\/(?:plain|x-component))/;

/** What scripts read with flight data. In a page nobody reads it, and every proxy has to. */
const FOR_SCRIPTS = ['x-nextjs-prerender', 'x-nextjs-stale-time', FLIGHT_HEADER];

/** Headers of the router's requests that an answer may depend on. Their digest is in its addresses (`_rsc`), which is enough for every cache. */
const OF_ROUTER = /^next-/;

/** What asks whether a file is still the same. A file that may be kept for good is. */
const VALIDATORS = ['last-modified', 'etag'];

type Headers = Pick<ServerResponse, 'getHeader' | 'setHeader' | 'removeHeader'>;

/** A whole page with its own policy, for when the framework has none to show. */
export type PlainPage = { html: string; policy: string };

/** What people see when a page fails, and when an address cannot be read. */
export type PlainPages = { failure: PlainPage; badAddress: PlainPage };

/**
 * Watches every response of this process on its way out: a page without a policy gets one that allows no script, several
 * policies become one, and so do several targets of a redirect, shared caches may keep nothing beyond the next reveal (an edge
 * that asks is told so alone), and a failed page becomes one that people can read. What the framework would send instead is an
 * empty shell for scripts, or two words of plain text.
 */
export function guardResponses(instants: readonly number[], pages: PlainPages): void {
  const { writeHead, write, end } = ServerResponse.prototype;
  const replaced = new WeakMap<ServerResponse, PlainPage>();

  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    const last = args.at(-1);
    if (typeof last === 'object' && last !== null && !Array.isArray(last)) {
      for (const [name, value] of Object.entries(args.pop() as Record<string, string>)) this.setHeader(name, value);
    }
    if (!this.headersSent) {
      const status = typeof args[0] === 'number' ? args[0] : this.statusCode;
      if (isFailedPage(status, this)) {
        const isReadable = canDecode(this.req.url ?? '');
        const page = isReadable ? pages.failure : pages.badAddress;
        if (!isReadable) args[0] = this.statusCode = 400;
        replaced.set(this, page);
        announce(this, page);
      }
      settleHeaders(this, instants, Date.now());
      leaveToEdge(this, this.req.headers[CAPABILITY_HEADER]);
    }
    return Reflect.apply(writeHead, this, args) as ServerResponse;
  } as typeof writeHead;

  ServerResponse.prototype.write = function (this: ServerResponse, ...args: unknown[]) {
    if (this.statusCode >= 500 && !this.headersSent) this.writeHead(this.statusCode);
    return replaced.has(this) ? true : (Reflect.apply(write, this, args) as boolean);
  } as typeof write;

  ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]) {
    if (this.statusCode >= 500 && !this.headersSent) this.writeHead(this.statusCode);
    const page = replaced.get(this);
    replaced.delete(this);
    return Reflect.apply(end, this, page ? [page.html] : args) as ServerResponse;
  } as typeof end;
}

/** Brings the headers of one response in order. `now` in milliseconds since 1970. */
export function settleHeaders(response: Headers, instants: readonly number[], now: number): void {
  const type = typeOf(response);
  const isPage = type.startsWith('text/html');
  const policy = lastOf(response, POLICY_HEADER);
  if (policy !== undefined) response.setHeader(POLICY_HEADER, policy);
  else if (isPage) response.setHeader(POLICY_HEADER, FALLBACK_POLICY);
  else if (DATA.test(type)) response.setHeader(POLICY_HEADER, DATA_POLICY);

  if (isPage) for (const name of FOR_SCRIPTS) response.removeHeader(name);
  if (isForGood(response)) for (const name of VALIDATORS) response.removeHeader(name);
  const vary = listOf(response, 'vary');
  const kept = vary.filter((name) => !OF_ROUTER.test(name));
  if (kept.length < vary.length) response.setHeader('vary', kept.join(', '));

  // The first answer of a page that redirects says it as it renders, and once more as it is kept.
  const target = lastOf(response, 'location');
  if (target !== undefined) response.setHeader('location', target);

  const stamp = lastOf(response, RENDERED_AT_HEADER);
  response.removeHeader(RENDERED_AT_HEADER);
  const lifetime = /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control') ?? ''))?.[1];
  if (lifetime === undefined) return;
  const renderedAt = stamp === undefined ? now : Number(stamp);
  const isDocument = isPage || type.startsWith('text/x-component') || type === '';
  const longest = Math.min(Number(lifetime), isDocument ? 60 : LONGEST_DATA_LIFE);
  const life = sharedLife(instants, { renderedAt, now, longest });
  response.setHeader('Cache-Control', `public, max-age=0, must-revalidate, s-maxage=${life}`);
}

/** An answer of 500 and more that nobody gave a policy, meant for eyes. */
function isFailedPage(status: number, response: Headers): boolean {
  return status >= 500 && !response.getHeader(POLICY_HEADER) && /^text\/(?:html|plain)|^$/.test(typeOf(response));
}

function announce(response: Headers, { html, policy }: PlainPage): void {
  for (const name of ['Content-Encoding', 'Transfer-Encoding', 'ETag']) response.removeHeader(name);
  for (const [name, value] of Object.entries(OF_EVERY_DOCUMENT)) response.setHeader(name, value);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(html));
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader(POLICY_HEADER, policy);
}

function canDecode(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

function isForGood(response: Headers): boolean {
  return String(response.getHeader('cache-control') ?? '').includes('immutable');
}

/** The entries of a header that is a list, in small letters. */
function listOf(response: Headers, name: string): string[] {
  const value = [response.getHeader(name) ?? []].flat().join().toLowerCase();
  return value.split(',').flatMap((entry) => entry.trim() || []);
}

/** Of a header that was set more than once the last value. */
function lastOf(response: Headers, name: string): string | number | undefined {
  return [response.getHeader(name) ?? []].flat().at(-1);
}

function typeOf(response: Headers): string {
  return String(response.getHeader('content-type') ?? '');
}
