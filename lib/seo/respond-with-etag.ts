import { createHash } from 'node:crypto';

/**
 * A response with an ETag of its body, or 304 if `If-None-Match` has the same tag: feed readers poll. X * it for an hour; response-guard.ts shortens that before a publish time.
 */
export function respondWithEtag(request: Request, body: string, type: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=3600' };
  const ifNoneMatch = request.headers.get('if-none-match') ?? '';
  // A proxy that compresses the response makes its tag weak. If-None-Match compares weakly (RFC 9110, section 13.1.2).
  const isMatch = ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
  if (isMatch) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}
