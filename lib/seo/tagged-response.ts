import { createHash } from 'node:crypto';

/**
 * An answer that readers ask for again and again: with a tag of its content, and 304 for whoever has it already. Shared
 * caches may keep it for an hour, or until the next reveal.
 */
export function taggedResponse(request: Request, body: string, type: string): Response {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { ETag: tag, 'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=3600' };
  const known = request.headers.get('if-none-match') ?? '';
  // A proxy that compresses makes a tag weak; for the same content that is good enough.
  const isKnown = known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
  if (isKnown) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}
