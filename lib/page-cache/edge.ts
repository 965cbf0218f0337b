import type { ServerResponse } from 'node:http';

/**
 * In this header of a request an edge says what it obeys (W3C, Edge Architecture Specification). Ours says `nginx="X-Accel-Expires"`: a life
 * in seconds that nginx reads, and takes off.
 */
export const CAPABILITY_HEADER = 'surrogate-capability';

type Answer = Pick<ServerResponse, 'getHeader' | 'setHeader' | 'removeHeader' | 'sendDate'>;

/** Whether a request comes from an edge that keeps what `leaveLifeToEdge` allows, and nothing else. */
export function isFromEdge(capabilities: string | string[] | undefined): boolean {
  return String(capabilities ?? '').includes('"X-Accel-Expires"');
}

/**
 * Tells the edge alone how long it may keep an answer. What was meant for shared caches is used up there: a second one behind the first would
 * add its own minute. What the edge says itself is left out.
 */
export function leaveLifeToEdge(response: Answer): void {
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
