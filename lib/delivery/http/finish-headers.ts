import type { ServerResponse } from 'node:http';
import { PAYLOAD_HEADER, POLICY_HEADER, RENDERED_AT_HEADER } from './internal-headers.ts';
import { DATA_POLICY, FALLBACK_POLICY, withTestModeSources } from './content-security-policy.ts';
import { sharedMaxAge } from '../next/embargo-window.ts';

/** The longest time that a shared cache may store a response other than a page, in seconds. */
const MAX_DATA_AGE_S = 3600;

const DATA_TYPES = /^(?:application\/(?:json|xml|rss\+xml|feed\+json|manifest\+json)|text\/(?:plain|x-component))/;

/** Headers that Next's scripts read from RSC responses. Pages are sent without them. */
const SCRIPT_HEADERS = ['x-nextjs-prerender', 'x-nextjs-stale-time', PAYLOAD_HEADER];

/** Request headers of Next's router in `Vary`. The router's URLs contain a hash of them (`_rsc`), so caches do not need them in `Vary`. */
const ROUTER_HEADER = /^next-/;

/** Headers for revalidation. Immutable files are never revalidated. */
const VALIDATORS = ['last-modified', 'etag'];

type Headers = Pick<ServerResponse, 'getHeader' | 'setHeader' | 'removeHeader'>;

/**
 * Finishes the headers of one response before they are sent; `now` and `publishTimes` are in milliseconds since 1970. A page without a policy
 * gets one that allows no script. Of several policies or redirect targets the last one stays. Shared caches store nothing beyond the next
 * publish time. `isTestMode` is true for a URL with test-mode=true.
 */
export function finishHeaders(
  response: Headers,
  publishTimes: readonly number[],
  now: number,
  isTestMode = false,
): void {
  const type = getContentType(response);
  const isPage = type.startsWith('text/html');
  const policy = getLastValue(response, POLICY_HEADER);
  if (policy !== undefined)
    response.setHeader(POLICY_HEADER, isTestMode ? withTestModeSources(String(policy)) : policy);
  else if (isPage) response.setHeader(POLICY_HEADER, FALLBACK_POLICY);
  else if (DATA_TYPES.test(type)) response.setHeader(POLICY_HEADER, DATA_POLICY);

  // A strong ETag is for the uncompressed bytes.
  const tag = String(response.getHeader('etag') ?? '');
  if (tag.startsWith('"') && response.getHeader('content-encoding')) response.setHeader('ETag', `W/${tag}`);
  if (isPage) for (const name of SCRIPT_HEADERS) response.removeHeader(name);
  if (isImmutable(response)) for (const name of VALIDATORS) response.removeHeader(name);
  const vary = getListHeader(response, 'vary');
  const remaining = vary.filter((name) => !ROUTER_HEADER.test(name));
  if (remaining.length < vary.length) response.setHeader('vary', remaining.join(', '));

  // Next sets the header of a redirecting page twice at its first rendering: once from the rendering, once from the stored entry.
  const target = getLastValue(response, 'location');
  if (target !== undefined) response.setHeader('location', target);

  const renderedAtHeader = getLastValue(response, RENDERED_AT_HEADER);
  response.removeHeader(RENDERED_AT_HEADER);
  const givenMaxAge = /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control') ?? ''))?.[1];
  if (givenMaxAge === undefined) return;
  const renderedAt = renderedAtHeader === undefined ? now : Number(renderedAtHeader);
  const isDocument = isPage || type.startsWith('text/x-component') || type === '';
  const longest = Math.min(Number(givenMaxAge), isDocument ? 60 : MAX_DATA_AGE_S);
  const maxAge = sharedMaxAge(publishTimes, { renderedAt, now, longest });
  response.setHeader('Cache-Control', `public, max-age=0, must-revalidate, s-maxage=${maxAge}`);
}

function isImmutable(response: Headers): boolean {
  return String(response.getHeader('cache-control') ?? '').includes('immutable');
}

/** The entries of a comma-separated header, in lower case. */
function getListHeader(response: Headers, name: string): string[] {
  const value = [response.getHeader(name) ?? []].flat().join().toLowerCase();
  return value.split(',').flatMap((entry) => entry.trim() || []);
}

/** The last value of a header that can be set several times. */
function getLastValue(response: Headers, name: string): string | number | undefined {
  return [response.getHeader(name) ?? []].flat().at(-1);
}

function getContentType(response: Headers): string {
  return String(response.getHeader('content-type') ?? '');
}
