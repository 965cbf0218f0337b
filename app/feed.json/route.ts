import { showsDrafts } from '#lib/content/visibility';
import { notListed } from '#lib/seo/not-listed';
import { getFeed } from '#lib/seo/feed';
import { renderJsonFeed } from '#lib/seo/json-feed';
import { respondWithEtag } from '#lib/seo/respond-with-etag';
import { siteUrl } from '#lib/pages/site-url';

/** The blog as JSON Feed 1.1. */
export function GET(request: Request): Response {
  if (showsDrafts()) return notListed();
  const json = renderJsonFeed(getFeed(new Date()), siteUrl('/feed.json'), siteUrl('/art/icons/icon-512.png'));
  return respondWithEtag(request, json, 'application/feed+json; charset=utf-8');
}
