import { ServerResponse } from 'node:http';
import { POLICY_HEADER, RENDERED_AT_HEADER } from './headers.ts';
import { DATA_POLICY, FALLBACK_POLICY } from './policy.ts';
import { sharedLife } from './reveals.ts';

/** The longest that a shared cache may keep an answer that is no page, in seconds. */
const LONGEST_DATA_LIFE = 3600;

/**
 * Watches every response of this process on its way out: a page without a policy gets one that allows no script, several
 * policies become one, and shared caches may keep nothing beyond the next reveal.
 */
export function guardResponses(instants: readonly number[]): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function guarded(this: ServerResponse, ...args: unknown[]) {
    const last = args.at(-1);
    if (typeof last === 'object' && last !== null && !Array.isArray(last)) {
      for (const [name, value] of Object.entries(args.pop() as Record<string, string>)) this.setHeader(name, value);
    }
    if (!this.headersSent) settleHeaders(this, instants, Date.now());
    return Reflect.apply(writeHead, this, args) as ServerResponse;
  } as typeof writeHead;
}

/** Brings the headers of one response in order. `now` in milliseconds since 1970. */
export function settleHeaders(
  response: Pick<ServerResponse, 'getHeader' | 'setHeader' | 'removeHeader'>,
  instants: readonly number[],
  now: number,
): void {
  const type = String(response.getHeader('content-type') ?? '');
  const isPage = type.startsWith('text/html');
  const policy = [response.getHeader(POLICY_HEADER) ?? []].flat().at(-1);
  if (policy !== undefined) response.setHeader(POLICY_HEADER, policy);
  else if (isPage) response.setHeader(POLICY_HEADER, FALLBACK_POLICY);
  else if (/^(?:application\/(?:json|xml|rss)|text\/(?:plain|x-component))/.test(type)) {
    response.setHeader(POLICY_HEADER, DATA_POLICY);
  }

  const stamp = response.getHeader(RENDERED_AT_HEADER);
  response.removeHeader(RENDERED_AT_HEADER);
  const lifetime = /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control') ?? ''))?.[1];
  if (lifetime === undefined) return;
  const renderedAt = stamp === undefined ? now : Number([stamp].flat().at(-1));
  const isDocument = isPage || type.startsWith('text/x-component') || type === '';
  const longest = Math.min(Number(lifetime), isDocument ? 60 : LONGEST_DATA_LIFE);
  const life = sharedLife(instants, { renderedAt, now, longest });
  response.setHeader('Cache-Control', `public, max-age=0, must-revalidate, s-maxage=${life}`);
}
