import type { ServedPicture } from './serve-picture.ts';

/** The response with a picture; without one a 404, which caches must not store. */
export function pictureResponse(picture: ServedPicture | undefined): Response {
  if (!picture) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(picture.body, {
    headers: { 'Content-Type': picture.type, 'Cache-Control': picture.cacheControl },
  });
}
