import { feedAt } from '#lib/seo/feed';
import { renderRss } from '#lib/seo/rss';
import { taggedResponse } from '#lib/seo/tagged-response';
import { siteUrl } from '#lib/site/address';

/** The blog as RSS 2.0. */
export function GET(request: Request): Response {
  const xml = renderRss(feedAt(new Date()), siteUrl('/feed.xml'));
  return taggedResponse(request, xml, 'application/rss+xml; charset=utf-8');
}
