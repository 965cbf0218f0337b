/** The response in place of a feed or a sitemap on a site with drafts. */
export function notListed(): Response {
  return new Response('A preview with drafts has no feeds and no sitemap.', {
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
