import type { ServerResponse } from 'node:http';
import { OF_EVERY_DOCUMENT } from './security-headers.ts';

/**
 * In this header of a request an edge says what it does itself (W3C, Edge Architecture Specification). Ours says
 * `nginx="X-Accel-Expires Document-Headers"`: it reads that life in seconds and takes it off, and tells documents what all of them are told.
 */
export const CAPABILITY_HEADER = 'surrogate-capability';

type Answer = Pick<ServerResponse, 'getHeader' | 'setHeader' | 'removeHeader' | 'sendDate'>;

/** Leaves out of an answer, or says to the edge alone, what an edge with these capabilities (`CAPABILITY_HEADER`) does itself. */
export function leaveToEdge(response: Answer, capabilities: string | string[] | undefined): void {
  const able = new Set(
    [...String(capabilities ?? '').matchAll(/"([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  if (able.has('X-Accel-Expires')) leaveLifeToEdge(response);
  if (able.has('Document-Headers')) leaveDocumentHeadersToEdge(response);
}

/** Says in `Vary` that it did: whatever a visitor claims, a shared cache in front hands an answer without these headers to nobody else. */
function leaveDocumentHeadersToEdge(response: Answer): void {
  for (const name of Object.keys(OF_EVERY_DOCUMENT)) response.removeHeader(name);
  response.setHeader('Vary', [response.getHeader('vary') ?? [], CAPABILITY_HEADER].flat().join(', '));
}

/**
 * Tells the edge alone how long it may keep an answer. What was meant for shared caches is used up there: a second one behind the first would
 * add its own minute. What the edge says itself is left out.
 */
function leaveLifeToEdge(response: Answer): void {
  const control = String(response.getHeader('cache-control') ?? '');
  const life = sharedLifeOf(control);
  if (life > 0) response.setHeader('X-Accel-Expires', String(life));
  const outside = control.replace(/,\s*s-maxage=\d+/, '');
  if (outside !== control) response.setHeader('Cache-Control', outside);
  // Of these the edge has its own. What it keeps it reads anew, line by line, for each visitor.
  response.removeHeader('x-nextjs-cache');
  response.sendDate = false;
  // Without one, a connection of HTTP/1.1 is kept (RFC 9112, section 9.3).
  response.removeHeader('connection');
}

/** How many seconds a shared cache may keep an answer with this `Cache-Control`; 0 when it may not. */
function sharedLifeOf(control: string): number {
  if (/\b(?:private|no-store|no-cache)\b/.test(control)) return 0;
  const [, seconds] = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control) ?? [];
  return Number(seconds ?? 0);
}
