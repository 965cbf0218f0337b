import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { brotliBest, brotliFast, MIN_COMPRESSIBLE_BYTES } from './brotli.ts';

const MAX_PAGES = 1000;

/** Compressed pages by the hash of their text, the least recently used first. */
const pages = new Map<string, Buffer>();
let queue = Promise.resolve();

/**
 * Compresses pages that are the same for all visitors once per content instead of once per request: first fast, and then again in the
 * background at the best quality. All other responses are left to the general compression.
 */
export function compressPages(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    const [text] = args;
    const isPage = typeof text === 'string' && text.length >= MIN_COMPRESSIBLE_BYTES && isForAll(response);
    if (!isPage || !acceptsBrotli(request)) return end(...args);
    const body = compressOnce(text);
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', body.length);
    return end(body);
  };
}

export function acceptsBrotli(request: IncomingMessage): boolean {
  return new Negotiator(request).encodings(['br']).includes('br');
}

/** Whether other visitors get the same content: shared caches may store it, or the URL is unknown. */
function isForAll(response: ServerResponse): boolean {
  if (response.headersSent || response.hasHeader('Content-Encoding')) return false;
  return response.statusCode === 404 || /\bs-maxage=/.test(String(response.getHeader('Cache-Control') ?? ''));
}

function compressOnce(text: string): Buffer {
  const key = createHash('sha256').update(text).digest('base64url');
  const known = pages.get(key);
  const body = known ?? brotliFast(Buffer.from(text));
  pages.delete(key);
  pages.set(key, body);
  for (const oldest of pages.keys()) if (pages.size > MAX_PAGES) pages.delete(oldest);
  // One page at a time, so that a crawl of the whole site uses at most one core.
  if (!known) queue = queue.then(() => improve(key, text));
  return body;
}

async function improve(key: string, text: string): Promise<void> {
  try {
    const body = await brotliBest(Buffer.from(text));
    if (pages.has(key)) pages.set(key, body);
  } catch (error) {
    console.warn('A page could not be compressed at the best quality:', error);
  }
}
