import { feedAt } from '#lib/seo/feed';
import { renderJsonFeed } from '#lib/seo/json-feed';
import { taggedResponse } from '#lib/seo/tagged-response';
import { siteUrl } from '#lib/site/address';

/** The blog as JSON Feed 1.1. */
export function GET(request: Request): Response {
  const json = renderJsonFeed(feedAt(new Date()), siteUrl('/feed.json'), siteUrl('/art/icons/icon-512.png'));
  return taggedResponse(request, json, 'application/feed+json; charset=utf-8');
}
